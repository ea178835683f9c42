import type { RotationMatrix } from "@tightlines/contract/rotation";
import type { ReactNode } from "react";
import { formatDayAndPeriod } from "../../lib/time/format-zone.ts";
import { m } from "../../paraglide/messages.js";
import { groupLabel } from "../group/group-label.ts";
import { sessionLabel } from "../session/session-label.ts";
import styles from "./Matrix.module.css";

export type Group = RotationMatrix["groups"][number];
export type Session = RotationMatrix["sessions"][number];

interface MatrixProps {
  matrix: RotationMatrix;
  timeZone: string;
  renderCell: (group: Group, session: Session) => ReactNode;
}

/** Groups down, sessions across; on a phone one session a card. */
export function Matrix({ matrix: { groups, sessions }, timeZone, renderCell }: MatrixProps) {
  return (
    <>
      <div className={styles.wide}>
        <table className={styles.table}>
          <caption className={styles.caption}>{m.rotation_caption()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.rotation_group()}</th>
              {sessions.map((session) => (
                <th key={session.id} scope="col">
                  {sessionLabel(session)}
                  <span className={styles.time}>{formatDayAndPeriod(session, timeZone)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.id}>
                <th scope="row">{groupLabel(group)}</th>
                {sessions.map((session) => (
                  <td key={session.id}>{renderCell(group, session)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.narrow}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <h2 className={styles.sessionTitle}>{sessionLabel(session)}</h2>
            <p className={styles.time}>{formatDayAndPeriod(session, timeZone)}</p>
            <ul className={styles.lines}>
              {groups.map((group) => (
                <li key={group.id} className={styles.line}>
                  <span>{groupLabel(group)}</span>
                  {renderCell(group, session)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
