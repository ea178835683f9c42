import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { PlusIcon } from "../../../ui/Icons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { anglersQuery } from "../angler.queries.ts";
import { groupByTeam } from "../by-team.ts";
import { TeamAnglers } from "../TeamAnglers.tsx";
import styles from "./ManageTeamAnglers.module.css";

/** A team's anglers by slot, each leading to their own page, and the way to add one. */
export function ManageTeamAnglers({ eventUrl, teamId }: { eventUrl: string; teamId: number }) {
  const query = useQuery(anglersQuery(useApi(), eventUrl));
  return (
    <div className={styles.anglers}>
      <Loaded query={query} skeleton={<TableSkeleton rows={3} columns={2} />}>
        {(all) => {
          const anglers = groupByTeam(all).get(teamId);
          return anglers ? (
            <TeamAnglers anglers={anglers} manageUrl={eventUrl} />
          ) : (
            <p>{m.angler_team_empty()}</p>
          );
        }}
      </Loaded>
      <ButtonLink
        to="/events/$eventUrl/manage/anglers/add"
        params={{ eventUrl }}
        search={{ team: String(teamId) }}
        leftSection={<PlusIcon size={18} />}
      >
        {m.angler_list_add()}
      </ButtonLink>
    </div>
  );
}
