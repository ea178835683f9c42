import { speciesEndpoints } from "@tightlines/contract/species";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { presentSpecies } from "./species.presenter.ts";
import type { SpeciesUses } from "./species-uses.ts";
import * as species from "./species.repository.ts";
import { addSpecies, changeSpecies, deleteSpecies, getSpecies } from "./species.service.ts";

export function speciesRoutes(serve: Serve, { uses }: { uses: SpeciesUses }): void {
  serve(speciesEndpoints.listSpecies, async ({ db, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => species.findPage(db, query, window),
      () => species.count(db, query),
    );
    return { data: rows.map(presentSpecies), meta };
  });

  serve(speciesEndpoints.getSpecies, async ({ db, params }) => ({
    data: presentSpecies(await getSpecies(db, params.id)),
  }));

  serve(speciesEndpoints.addSpecies, async (call) => ({
    data: presentSpecies(await addSpecies(call, call.body)),
  }));

  serve(speciesEndpoints.updateSpecies, async (call) => ({
    data: presentSpecies(await changeSpecies(call, call.params.id, call.body)),
  }));

  serve(speciesEndpoints.deleteSpecies, async (call) => {
    const { id } = await deleteSpecies(call, call.params.id, uses);
    return { data: { id } };
  });
}
