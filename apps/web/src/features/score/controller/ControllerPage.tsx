import { useLocation, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { LostLine } from "../../../ui/drawings/LostLine.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { type KeptPass, listPasses } from "../device/kept-pass.ts";
import styles from "./ControllerPage.module.css";
import { type PassPlace, readPlace, writePlace } from "./pass-place.ts";

/** Apart from the page, which has nothing to do with scores until somebody has a pass. */
const AtTheWater = lazy(async () => ({ default: (await import("./AtTheWater.tsx")).AtTheWater }));

/**
 * Where the link of a pass leads. The device keeps the pass, so that the page opens without signal, and without the link,
 * once it was opened before.
 */
export function ControllerPage() {
  const navigate = useNavigate();
  const place = readPlace(useLocation({ select: ({ hash }) => hash }));
  const passes = useKeptPasses(place.secret);
  const secret = place.secret || passes?.[0]?.secret;
  const go = (next: PassPlace) => void navigate({ to: "/pass", hash: writePlace(next) });
  return (
    <main id="content" tabIndex={-1} className={styles.frame}>
      {passes && secret ? (
        <Suspense fallback={<Opening />}>
          <AtTheWater key={secret} passes={passes} place={{ ...place, secret }} onGo={go} />
        </Suspense>
      ) : passes ? (
        <Page title={m.controller_page()}>
          <EmptyState drawing={<LostLine />} sentence={m.controller_no_pass()} />
        </Page>
      ) : (
        <Opening />
      )}
    </main>
  );
}

function Opening() {
  return (
    <Page title={m.controller_page()}>
      <noscript>
        <p>{m.controller_needs_script()}</p>
      </noscript>
      <TableSkeleton rows={6} columns={2} />
    </Page>
  );
}

/**
 * Undefined until the device was asked, which the server and the first rendering cannot do. It is asked again when
 * another pass is opened.
 */
function useKeptPasses(secret: string): readonly KeptPass[] | undefined {
  const [found, setFound] = useState<{ secret: string; passes: readonly KeptPass[] }>();
  useEffect(() => {
    let isShown = true;
    const show = (passes: readonly KeptPass[]) => isShown && setFound({ secret, passes });
    // A browser that keeps nothing has the link alone.
    void listPasses().then(show, () => show([]));
    return () => {
      isShown = false;
    };
  }, [secret]);
  return found?.passes;
}
