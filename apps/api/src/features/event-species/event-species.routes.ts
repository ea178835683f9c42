import { eventSpeciesEndpoints } from "@tightlines/contract/event-species";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { presentEventSpecies } from "./event-species.presenter.ts";
import * as eventSpecies from "./event-species.repository.ts";
import {
  addEventSpecies,
  addManyEventSpecies,
  changeEventSpecies,
  deleteEventSpecies,
  getEventSpecies,
} from "./event-species.service.ts";
import { eventSpeciesSheet } from "./event-species.sheet.ts";

export function eventSpeciesRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(eventSpeciesEndpoints.listEventSpecies, async ({ event, query }) => {
    const { page, pageSize } = query;
    const [rows, total] = await Promise.all([
      eventSpecies.findPage(db, event.id, query, { limit: pageSize, offset: (page - 1) * pageSize }),
      eventSpecies.count(db, event.id, query),
    ]);
    return { data: rows.map(presentEventSpecies), meta: { page, pageSize, total } };
  });

  serve(eventSpeciesEndpoints.getEventSpecies, async ({ event, params }) => ({
    data: presentEventSpecies(await getEventSpecies(db, event, params.id)),
  }));

  serve(eventSpeciesEndpoints.addEventSpecies, async ({ event, body, caller }) => ({
    data: presentEventSpecies(await addEventSpecies(db, userOf(caller), event, body)),
  }));

  serve(eventSpeciesEndpoints.addManyEventSpecies, async ({ event, body, caller }) => {
    const rows = await addManyEventSpecies(db, userOf(caller), event, body.speciesIds);
    return { data: rows.map(presentEventSpecies) };
  });

  serve(eventSpeciesEndpoints.updateEventSpecies, async ({ event, params, body, caller }) => ({
    data: presentEventSpecies(await changeEventSpecies(db, userOf(caller), event, params.id, body)),
  }));

  serve(eventSpeciesEndpoints.deleteEventSpecies, async ({ event, params, caller }) => {
    const { speciesId: id } = await deleteEventSpecies(db, userOf(caller), event, params.id);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.speciesCsv, sheetEndpoints.speciesXlsx])
    serve(endpoint, async ({ event }) => ({
      data: eventSpeciesSheet(await eventSpecies.findAll(db, event.id)),
    }));
}
