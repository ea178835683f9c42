import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { ResultSpecies } from "@tightlines/contract/result/result-views";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import type { Units } from "../../score/measure.ts";
import { sizeWords } from "../result-words.ts";
import { resultSpeciesQuery } from "../result.queries.ts";
import { ResultFrame } from "./ResultFrame.tsx";
import styles from "./Results.module.css";
import tableStyles from "./Whole.module.css";

const route = getRouteApi("/default/events/$eventUrl/results/species");

/** Who caught what, species by species. */
export function SpeciesPage() {
  const { eventUrl } = route.useParams();
  const query = useQuery(resultSpeciesQuery(useApi(), eventUrl));
  return (
    <ResultFrame eventUrl={eventUrl}>
      {(_, { units }) => (
        <Loaded
          query={query}
          skeleton={<TableSkeleton rows={10} columns={3} />}
          isEmpty={(species) => species.length === 0}
          empty={<p>{m.result_species_empty()}</p>}
        >
          {(species) =>
            species.map((one) => <Species key={one.code} eventUrl={eventUrl} units={units} species={one} />)
          }
        </Loaded>
      )}
    </ResultFrame>
  );
}

interface SpeciesProps {
  eventUrl: string;
  units: Units;
  species: ResultSpecies;
}

function Species({ eventUrl, units, species }: SpeciesProps) {
  return (
    <section className={styles.sector} aria-labelledby={`species-${species.code}`}>
      <h3 id={`species-${species.code}`}>{species.name}</h3>
      <p className={styles.state}>{haulWords(species, units)}</p>
      <table className={`${tableStyles.table} tabular`}>
        <thead>
          <tr>
            <th scope="col">{m.result_species_angler()}</th>
            <th scope="col">{m.result_species_fish()}</th>
            <th scope="col">{m.result_species_biggest()}</th>
          </tr>
        </thead>
        <tbody>
          {species.anglers.map((angler) => (
            <tr key={angler.id}>
              <th scope="row">
                <Link
                  to="/events/$eventUrl/results/anglers/$anglerId"
                  params={{ eventUrl, anglerId: String(angler.id) }}
                >
                  {angler.name}
                </Link>
                {angler.teamName !== null && <span className={styles.facts}> {angler.teamName}</span>}
              </th>
              <td>{angler.fish}</td>
              <td>{sizeWords(angler, units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Haul = Pick<ResultSpecies, "fish" | "lengthMm" | "weightGrams">;

function haulWords(haul: Haul, units: Units): string {
  const fish = m.result_fish({ count: haul.fish });
  const size = sizeWords(haul, units);
  return size === "" ? fish : m.result_species_haul({ fish, size });
}
