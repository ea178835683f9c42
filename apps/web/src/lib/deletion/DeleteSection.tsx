import { DeleteButton } from "./DeleteButton.tsx";
import type { DeleteButtonProps } from "./DeleteButton.tsx";
import styles from "./DeleteSection.module.css";

/** The end of an edit page, apart from its form: nobody deletes while reaching for Save. */
export function DeleteSection(props: DeleteButtonProps) {
  return (
    <div className={styles.section}>
      <DeleteButton {...props} />
    </div>
  );
}
