import styles from "./SearchBox.module.css";
import { SearchInput, type SearchInputProps } from "./SearchInput.tsx";

/** The search of a list, where it stands alone. */
export function SearchBox(props: Pick<SearchInputProps, "value" | "onChange" | "label" | "name" | "form">) {
  return (
    <search className={styles.search}>
      <SearchInput {...props} />
    </search>
  );
}
