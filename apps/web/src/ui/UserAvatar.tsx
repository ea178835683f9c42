import styles from "./UserAvatar.module.css";

/** Initials; decoration beside the name, which is always there in words. */
export function UserAvatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** First and last word, by whole characters: "Åsa de la Cruz" is ÅC. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase()).join("");
}
