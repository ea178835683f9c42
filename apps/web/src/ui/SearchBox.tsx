import styles from "./SearchBox.module.css";
import { SearchInput } from "./SearchInput.tsx";

/** The search of a list, where it stands alone. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <search className={styles.search}>
      <SearchInput value={value} onChange={onChange} />
    </search>
  );
}
