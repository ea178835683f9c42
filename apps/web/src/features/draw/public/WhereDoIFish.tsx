import { lazy, Suspense, useDeferredValue, useState } from "react";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { SearchBox } from "../../../ui/SearchBox.tsx";
import styles from "./DrawsPage.module.css";
import type { PegRunSummary } from "../session-run.ts";
import type { PlacesProps } from "./PlacesOf.tsx";

// Fetched with the first letter, and for whoever is signed in: neither is there when the page is opened.
const FoundPlaces = lazy(async () => ({ default: (await import("./FoundPlaces.tsx")).FoundPlaces }));
const MyPlaces = lazy(async () => ({ default: (await import("./MyPlaces.tsx")).MyPlaces }));

/** What everybody comes for: whoever is signed in reads it at once, anybody else types their name. */
export function WhereDoIFish(props: PlacesProps & { runs: readonly PegRunSummary[] }) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const isSignedIn = useSignedIn() !== null;
  return (
    <section className={styles.where} aria-labelledby="where">
      <h3 id="where" className={styles.question}>
        {m.peg_draw_where()}
      </h3>
      <Suspense>{isSignedIn && <MyPlaces {...props} />}</Suspense>
      <SearchBox label={m.peg_draw_where_label()} value={search} onChange={setSearch} />
      <output className={styles.found}>
        <Suspense>{wanted !== "" && <FoundPlaces {...props} wanted={wanted} />}</Suspense>
      </output>
    </section>
  );
}
