import { rotationEndpoints } from "@tightlines/contract/rotation";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { presentMatrix, presentRotation } from "./rotation.presenter.ts";
import * as rotations from "./rotation.repository.ts";
import { rotationSheet } from "./rotation.sheet.ts";
import {
  addRotation,
  changeRotation,
  deleteRotation,
  generateRotation,
  getRotation,
} from "./rotation.service.ts";
import { undoRotation } from "./undo-rotation.service.ts";

export function rotationRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(rotationEndpoints.listRotations, async ({ event }) => ({
    data: presentMatrix(await rotations.findMatrix(db, event.id)),
  }));

  serve(rotationEndpoints.getRotation, async ({ event, params }) => ({
    data: presentRotation(await getRotation(db, event, params.id)),
  }));

  serve(rotationEndpoints.addRotation, async ({ event, body, caller }) => ({
    data: presentRotation(await addRotation(db, userOf(caller), event, body)),
  }));

  serve(rotationEndpoints.generateRotation, async ({ event, body, caller }) => ({
    data: presentMatrix(await generateRotation(db, userOf(caller), event, body)),
  }));

  serve(rotationEndpoints.undoRotation, async ({ event, body, caller }) => ({
    data: presentMatrix(await undoRotation(db, userOf(caller), event, body)),
  }));

  serve(rotationEndpoints.updateRotation, async ({ event, params, body, caller }) => ({
    data: presentRotation(await changeRotation(db, userOf(caller), event, params.id, body)),
  }));

  serve(rotationEndpoints.deleteRotation, async ({ event, params, query, caller }) => {
    const { id } = await deleteRotation(db, userOf(caller), event, params.id, query);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.rotationsCsv, sheetEndpoints.rotationsXlsx])
    serve(endpoint, async ({ event }) => ({
      data: rotationSheet(await rotations.findMatrix(db, event.id)),
    }));
}
