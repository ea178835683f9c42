import { sectorEndpoints } from "@tightlines/contract/sector";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { addSectorSeries, undoSectorSeries } from "./sector-series.service.ts";
import { orderSectors } from "./sector-order.service.ts";
import { presentSector } from "./sector.presenter.ts";
import { getSector, listSectors, withPegs } from "./sector-reading.service.ts";
import * as sectors from "./sector.repository.ts";
import { addSector, changeSector, deleteSector } from "./sector.service.ts";
import { sectorSheet } from "./sector.sheet.ts";

export function sectorRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(sectorEndpoints.listSectors, async ({ event, query }) => {
    const { rows, total } = await listSectors(db, event.id, query);
    const { page, pageSize } = query;
    return { data: rows.map(presentSector), meta: { page, pageSize, total } };
  });

  serve(sectorEndpoints.getSector, async ({ event, params }) => ({
    data: presentSector(await getSector(db, event.id, params.id)),
  }));

  serve(sectorEndpoints.addSector, async ({ event, body, caller }) => ({
    data: presentSector(await addSector(db, userOf(caller), event, body)),
  }));

  serve(sectorEndpoints.addSectorSeries, async ({ event, body, caller }) => ({
    data: (await addSectorSeries(db, userOf(caller), event, body)).map(presentSector),
  }));

  serve(sectorEndpoints.undoSectorSeries, async ({ event, body, caller }) => ({
    data: { ids: await undoSectorSeries(db, userOf(caller), event, body) },
  }));

  serve(sectorEndpoints.orderSectors, async ({ event, body, caller }) => ({
    data: (await orderSectors(db, userOf(caller), event, body)).map(presentSector),
  }));

  serve(sectorEndpoints.updateSector, async ({ event, params, body, caller }) => ({
    data: presentSector(await changeSector(db, userOf(caller), event, params.id, body)),
  }));

  serve(sectorEndpoints.deleteSector, async ({ event, params, caller }) => ({
    data: { id: await deleteSector(db, userOf(caller), event, params.id) },
  }));

  for (const endpoint of [sheetEndpoints.sectorsCsv, sheetEndpoints.sectorsXlsx])
    serve(endpoint, async ({ event }) => ({
      data: sectorSheet(await withPegs(db, event.id, await sectors.findAll(db, event.id))),
    }));
}
