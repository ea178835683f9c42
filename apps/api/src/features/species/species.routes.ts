import { speciesEndpoints } from "@tightlines/contract/species";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { presentSpecies } from "./species.presenter.ts";
import * as species from "./species.repository.ts";
import { addSpecies, changeSpecies, deleteSpecies, getSpecies } from "./species.service.ts";

export function speciesRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(speciesEndpoints.listSpecies, async ({ query }) => {
    const { page, pageSize } = query;
    const [rows, total] = await Promise.all([
      species.findPage(db, query, { limit: pageSize, offset: (page - 1) * pageSize }),
      species.count(db, query),
    ]);
    return { data: rows.map(presentSpecies), meta: { page, pageSize, total } };
  });

  serve(speciesEndpoints.getSpecies, async ({ params }) => ({
    data: presentSpecies(await getSpecies(db, params.id)),
  }));

  serve(speciesEndpoints.addSpecies, async ({ body, caller }) => ({
    data: presentSpecies(await addSpecies(db, userOf(caller), body)),
  }));

  serve(speciesEndpoints.updateSpecies, async ({ params, body, caller }) => ({
    data: presentSpecies(await changeSpecies(db, userOf(caller), params.id, body)),
  }));

  serve(speciesEndpoints.deleteSpecies, async ({ params, caller }) => {
    const { id } = await deleteSpecies(db, userOf(caller), params.id);
    return { data: { id } };
  });
}
