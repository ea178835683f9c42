import { imageSrcSet } from "@tightlines/contract/upload-url";
import type { TeamResponse } from "@tightlines/contract/team";
import { initialsOf } from "../../ui/UserAvatar.tsx";
import styles from "./TeamLogo.module.css";

/** A team's picture, or the first letter of its name. It decorates: the name always stands beside it. */
export function TeamLogo({ team: { logo, name } }: { team: Pick<TeamResponse, "logo" | "name"> }) {
  if (!logo)
    return (
      <span className={styles.logo} aria-hidden>
        {initialsOf(name)}
      </span>
    );
  return (
    <img
      className={styles.logo}
      src={logo}
      srcSet={imageSrcSet(logo)}
      sizes="3rem"
      width={160}
      height={160}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
