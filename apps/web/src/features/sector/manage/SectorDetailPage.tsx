import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SectorResponse } from "@tightlines/contract/sector";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { PencilIcon } from "../../../ui/ManageIcons.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { PegCounts } from "../PegCounts.tsx";
import { PegRow } from "../PegRow.tsx";
import { sectorTitle } from "../sector-title.ts";
import { sectorListQuery, sectorQuery } from "../sector.queries.ts";
import { SectorBadge } from "../SectorBadge.tsx";
import { SectorFacts } from "../SectorFacts.tsx";
import styles from "./SectorDetailPage.module.css";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/sectors/$sectorId");

/** One sector as its bank, its parts, and the way to its neighbours. */
export function SectorDetailPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const eventUrl = event.url;
  const { sectorId } = route.useParams();
  const query = useQuery(sectorQuery(api, eventUrl, sectorId));
  const { data: sectors = [] } = useQuery(sectorListQuery(api, eventUrl));
  return (
    <Page
      title={query.data ? sectorTitle(query.data) : m.sector_detail_page()}
      back={
        <Link to="/events/$eventUrl/manage/sectors" params={{ eventUrl }}>
          {m.sector_list_title()}
        </Link>
      }
      action={
        <ButtonLink
          to="/events/$eventUrl/manage/sectors/$sectorId/edit"
          params={{ eventUrl, sectorId }}
          variant="filled"
          leftSection={<PencilIcon size={18} />}
        >
          {m.sector_edit_page()}
        </ButtonLink>
      }
    >
      <Loaded query={query} skeleton={<FormSkeleton fields={3} />}>
        {(sector) => <Detail eventUrl={eventUrl} sector={sector} sectors={sectors} />}
      </Loaded>
    </Page>
  );
}

interface DetailProps {
  eventUrl: string;
  sector: SectorResponse;
  sectors: readonly SectorResponse[];
}

function Detail({ eventUrl, sector, sectors }: DetailProps) {
  const parent = sectors.find(({ id }) => id === sector.parentId);
  const parts = sectors.filter(({ parentId }) => parentId === sector.id);
  const siblings = sectors.filter(({ parentId }) => parentId === sector.parentId);
  const place = siblings.findIndex(({ id }) => id === sector.id);
  const neighbours = siblings.filter((_, index) => place >= 0 && Math.abs(index - place) === 1);
  return (
    <div className={styles.detail}>
      <SectorFacts sector={sector} parentCode={parent?.code} />
      <Card title={m.sector_pegs()} aside={<PegCounts pegs={sector.pegs} />}>
        <PegRow sector={sector} />
      </Card>
      {parts.length > 0 && (
        <Card title={m.sector_parts()}>
          <SectorLinks eventUrl={eventUrl} sectors={parts} />
        </Card>
      )}
      {neighbours.length > 0 && (
        <nav aria-label={m.sector_neighbours()}>
          <SectorLinks eventUrl={eventUrl} sectors={neighbours} />
        </nav>
      )}
    </div>
  );
}

function SectorLinks({ eventUrl, sectors }: { eventUrl: string; sectors: readonly SectorResponse[] }) {
  return (
    <ul className={styles.links}>
      {sectors.map((sector) => (
        <li key={sector.id}>
          <Link
            className={styles.link}
            to="/events/$eventUrl/manage/sectors/$sectorId"
            params={{ eventUrl, sectorId: String(sector.id) }}
          >
            <SectorBadge code={sector.code} position={sector.position} />
            {sectorTitle(sector)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
