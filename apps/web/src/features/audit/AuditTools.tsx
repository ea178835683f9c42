import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../lib/api/api.context.ts";
import { useSearchSoon } from "../../lib/list/use-search-soon.ts";
import { useTyped } from "../../lib/list/use-typed.ts";
import { m } from "../../paraglide/messages.js";
import { PlainSelect } from "../../ui/PlainField.tsx";
import { SearchBox } from "../../ui/SearchBox.tsx";
import { nounWord } from "./audit-words.ts";
import { auditFacetsQuery, type AuditSearch } from "./audit.queries.ts";
import styles from "./AuditPage.module.css";

/** Words, a noun and a person to look for. A new choice starts at the first page. */
export function AuditTools({ event, chosen, onChoose, count }: AuditToolsProps) {
  const { search = "", noun = "", actor = "" } = chosen;
  const { data: facets } = useQuery(auditFacetsQuery(useApi(), event.id));
  const { typed, setTyped, noteSent } = useTyped(search);
  const choose = (next: Required<Omit<AuditSearch, "page">>) => {
    noteSent(next.search);
    onChoose(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== "")));
  };
  const searchSoon = useSearchSoon((words) => choose({ search: words, noun, actor }));
  return (
    <div className={styles.tools}>
      <SearchBox
        value={typed}
        onChange={(words) => {
          setTyped(words);
          searchSoon(words);
        }}
      />
      <PlainSelect
        className={styles.filter}
        label={m.audit_filter_noun()}
        options={[
          { value: "", label: m.audit_filter_any_noun() },
          ...(facets?.nouns ?? []).map((value) => ({ value, label: nounWord(value) })),
        ]}
        value={noun}
        onChange={({ currentTarget: { value } }) => choose({ search: typed.trim(), noun: value, actor })}
      />
      <PlainSelect
        className={styles.filter}
        label={m.audit_filter_person()}
        options={[
          { value: "", label: m.audit_filter_anybody() },
          ...(facets?.people ?? []).map(({ uid, name }) => ({ value: uid, label: name })),
        ]}
        value={actor}
        onChange={({ currentTarget: { value } }) => choose({ search: typed.trim(), noun, actor: value })}
      />
      <output className={styles.count}>{count}</output>
    </div>
  );
}

export interface AuditToolsProps {
  event: EventResponse;
  chosen: AuditSearch;
  onChoose: (next: AuditSearch) => void;
  count: string;
}
