import { eventSpeciesEndpoints } from "@tightlines/contract/event-species";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
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

export function eventSpeciesRoutes(serve: Serve): void {
  serve(eventSpeciesEndpoints.listEventSpecies, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => eventSpecies.findPage(db, event.id, query, window),
      () => eventSpecies.count(db, event.id, query),
    );
    return { data: rows.map(presentEventSpecies), meta };
  });

  serve(eventSpeciesEndpoints.getEventSpecies, async ({ db, event, params }) => ({
    data: presentEventSpecies(await getEventSpecies(db, event.id, params.id)),
  }));

  serve(eventSpeciesEndpoints.addEventSpecies, async (call) => ({
    data: presentEventSpecies(await addEventSpecies(call, call.body)),
  }));

  serve(eventSpeciesEndpoints.addManyEventSpecies, async (call) => {
    const rows = await addManyEventSpecies(call, call.body.speciesIds);
    return { data: rows.map(presentEventSpecies) };
  });

  serve(eventSpeciesEndpoints.updateEventSpecies, async (call) => ({
    data: presentEventSpecies(await changeEventSpecies(call, call.params.id, call.body)),
  }));

  serve(eventSpeciesEndpoints.deleteEventSpecies, async (call) => {
    const { speciesId: id } = await deleteEventSpecies(call, call.params.id);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.speciesCsv, sheetEndpoints.speciesXlsx])
    serve(endpoint, async ({ db, event }) => ({
      data: eventSpeciesSheet(await eventSpecies.findAll(db, event.id)),
    }));
}
