import { sectorEndpoints } from "@tightlines/contract/sector";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { addSectorSeries, undoSectorSeries } from "./sector-series.service.ts";
import { orderSectors } from "./sector-order.service.ts";
import { presentSector } from "./sector.presenter.ts";
import { getSector, withPegs } from "./sector-reading.service.ts";
import type { SectorUses } from "./sector-uses.ts";
import * as sectors from "./sector.repository.ts";
import { addSector, changeSector, deleteSector } from "./sector.service.ts";
import { sectorSheet } from "./sector.sheet.ts";

export function sectorRoutes(serve: Serve, { uses }: { uses: SectorUses }): void {
  serve(sectorEndpoints.listSectors, async ({ db, event, query }) => {
    const { rows, meta } = await readPage(
      query,
      (window) => sectors.findPage(db, event.id, query, window),
      () => sectors.count(db, event.id, query),
    );
    return { data: (await withPegs(db, event.id, rows)).map(presentSector), meta };
  });

  serve(sectorEndpoints.getSector, async ({ db, event, params }) => ({
    data: presentSector(await getSector(db, event.id, params.id)),
  }));

  serve(sectorEndpoints.addSector, async (call) => ({
    data: presentSector(await addSector(call, call.body)),
  }));

  serve(sectorEndpoints.addSectorSeries, async (call) => ({
    data: (await addSectorSeries(call, call.body)).map(presentSector),
  }));

  serve(sectorEndpoints.undoSectorSeries, async (call) => ({
    data: { ids: await undoSectorSeries(call, call.body, uses) },
  }));

  serve(sectorEndpoints.orderSectors, async (call) => ({
    data: (await orderSectors(call, call.body)).map(presentSector),
  }));

  serve(sectorEndpoints.updateSector, async (call) => ({
    data: presentSector(await changeSector(call, call.params.id, call.body, uses)),
  }));

  serve(sectorEndpoints.deleteSector, async (call) => ({
    data: { id: await deleteSector(call, call.params.id, uses) },
  }));

  for (const endpoint of [sheetEndpoints.sectorsCsv, sheetEndpoints.sectorsXlsx])
    serve(endpoint, async ({ db, event }) => ({
      data: sectorSheet(await withPegs(db, event.id, await sectors.findAll(db, event.id))),
    }));
}
