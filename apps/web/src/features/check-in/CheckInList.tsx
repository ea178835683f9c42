import { useEffect, useMemo, useRef, useState } from "react";
import { keepReader } from "../../lib/scan/keep-reader.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { SearchInput } from "../../ui/SearchInput.tsx";
import { searchableRows } from "../../ui/search-text.ts";
import { nameOf } from "../angler/angler-name.ts";
import type { CheckInDesk, KeptCheckIn } from "./check-in-desk.ts";
import { showAnglers, type WaitingCheckIn } from "./check-in-state.ts";
import { CheckInCounts } from "./CheckInCounts.tsx";
import styles from "./CheckInList.module.css";
import { CheckInNotices } from "./CheckInNotices.tsx";
import { CheckInRow } from "./CheckInRow.tsx";
import { ScanDialog } from "./ScanDialog.tsx";
import { useScan } from "./use-scan.ts";

export interface CheckInListProps {
  desk: CheckInDesk;
  kept: KeptCheckIn;
  waiting: readonly WaitingCheckIn[];
  failure: string | null;
  code: string | undefined;
  onCodeTaken: () => void;
}

export function CheckInList({ desk, kept, waiting, failure, code, onCodeTaken }: CheckInListProps) {
  const taken = useRef<string>(undefined);
  const [search, setSearch] = useState("");
  const [isMissingOnly, setMissingOnly] = useState(false);
  const [isScanning, setScanning] = useState(code !== undefined);
  const { take, forget, found, sentence } = useScan(desk, kept);
  const { timeZone } = kept.event;
  const anglers = useMemo(() => showAnglers(kept.list, waiting), [kept, waiting]);
  const matches = useMemo(
    () => searchableRows(anglers, (angler) => `${angler.number} ${nameOf(angler)} ${angler.teamName ?? ""}`),
    [anglers],
  );
  const isMatch = matches(search);
  const shown = anglers.filter((angler, place) => isMatch[place] && (!isMissingOnly || isMissing(angler)));
  const unsent = waiting.filter(({ answer }) => answer === null).length;

  useEffect(() => {
    if (code === undefined || taken.current === code) return;
    taken.current = code;
    take(code);
    onCodeTaken();
  }, [code, take, onCodeTaken]);

  // Scanning has to work later, without signal.
  useEffect(() => void keepReader(), []);

  return (
    <Page
      title={m.check_in_title()}
      description={m.check_in_description()}
      action={
        <Button variant="filled" onClick={() => setScanning(true)}>
          {m.check_in_scan()}
        </Button>
      }
    >
      <div className={styles.page}>
        {unsent > 0 && <Banner tone="float">{m.check_in_waiting({ count: unsent })}</Banner>}
        {failure !== null && <Banner tone="clay">{failure}</Banner>}
        <CheckInNotices desk={desk} anglers={anglers} waiting={waiting} timeZone={timeZone} />
        <CheckInCounts anglers={anglers} />
        <div className={styles.tools}>
          <SearchInput value={search} onChange={setSearch} label={m.check_in_search()} />
          <Button aria-pressed={isMissingOnly} onClick={() => setMissingOnly(!isMissingOnly)}>
            {isMissingOnly ? m.check_in_show_all() : m.check_in_show_missing()}
          </Button>
        </div>
        <ul className={styles.list} aria-label={m.check_in_list()}>
          {shown.map((angler) => (
            <CheckInRow
              key={angler.id}
              angler={angler}
              timeZone={timeZone}
              onSay={(presence) => void desk.say([angler.id], presence)}
            />
          ))}
        </ul>
        {shown.length === 0 && <p>{nobodySentence(search, isMissingOnly)}</p>}
      </div>
      {isScanning && (
        <ScanDialog
          found={found}
          sentence={sentence}
          anglers={anglers}
          onCode={take}
          onSay={(ids, presence) => void desk.say(ids, presence)}
          onClose={() => {
            setScanning(false);
            forget();
          }}
        />
      )}
    </Page>
  );
}

function nobodySentence(search: string, isMissingOnly: boolean): string {
  if (search === "") return m.check_in_all_here();
  return isMissingOnly ? m.check_in_none_missing() : m.check_in_not_found();
}

/** Whoever is late is on the way, and not here yet. */
function isMissing({ presence }: { presence: string }): boolean {
  return presence === "expected" || presence === "late";
}
