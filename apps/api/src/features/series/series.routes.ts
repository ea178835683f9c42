import { seriesPeopleEndpoints } from "@tightlines/contract/series/series-people";
import { seriesRecordEndpoints } from "@tightlines/contract/series/series-records";
import { seriesEndpoints } from "@tightlines/contract/series/series";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userIdOf } from "../../platform/identity/caller.ts";
import { decideMatches, listPeople, type PeopleTools } from "./season-people.service.ts";
import { keepSeasons } from "./season.service.ts";
import { keepRecords, pickRecords } from "./series-records.service.ts";
import { presentSeries } from "./series.presenter.ts";
import * as series from "./series.repository.ts";
import { addSeries, changeSeries, deleteSeries, getSeries } from "./series.service.ts";

export function seriesRoutes(serve: Serve, tools: PeopleTools): void {
  const findSeason = keepSeasons(tools.findResults, tools.uses);
  const findRecords = keepRecords(tools);

  serve(seriesEndpoints.listSeries, async ({ db, query, caller }) => {
    const { search, sort } = query;
    const filter = { search, sort, ownerId: query.mine ? userIdOf(caller) : null };
    const { rows, meta } = await readPage(
      query,
      (window) => series.findPage(db, filter, window),
      () => series.count(db, filter),
    );
    return { data: rows, meta };
  });

  serve(seriesEndpoints.getSeries, async ({ db, params, caller }) => ({
    data: presentSeries(await getSeries(db, params.series, caller), caller),
  }));

  serve(seriesEndpoints.getSeasonStandings, async ({ db, params, caller }) => ({
    data: await findSeason(db, await getSeries(db, params.series, caller)),
  }));

  serve(seriesRecordEndpoints.getSeriesRecords, async ({ db, params, query, caller }) => ({
    data: pickRecords(await findRecords(db, await getSeries(db, params.series, caller)), query.club),
  }));

  serve(seriesEndpoints.addSeries, async (call) => ({
    data: presentSeries(await addSeries(call, call.body), call.caller),
  }));

  serve(seriesEndpoints.updateSeries, async (call) => ({
    data: presentSeries(await changeSeries(call, call.params.series, call.body), call.caller),
  }));

  serve(seriesEndpoints.deleteSeries, async (call) => ({
    data: { id: await deleteSeries(call, call.params.series) },
  }));

  serve(seriesPeopleEndpoints.listSeasonPeople, async (call) => ({
    data: await listPeople(call, call.params.series, tools),
  }));

  serve(seriesPeopleEndpoints.decideMatches, async (call) => ({
    data: await decideMatches(call, call.params.series, call.body),
  }));
}
