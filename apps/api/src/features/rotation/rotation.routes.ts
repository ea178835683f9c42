import { rotationEndpoints } from "@tightlines/contract/rotation";
import { sheetEndpoints } from "@tightlines/contract/sheet";
import type { Serve } from "../../platform/http/serve.ts";
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

export function rotationRoutes(serve: Serve): void {
  serve(rotationEndpoints.listRotations, async ({ db, event }) => ({
    data: presentMatrix(await rotations.findMatrix(db, event.id)),
  }));

  serve(rotationEndpoints.getRotation, async ({ db, event, params }) => ({
    data: presentRotation(await getRotation(db, event.id, params.id)),
  }));

  serve(rotationEndpoints.addRotation, async (call) => ({
    data: presentRotation(await addRotation(call, call.body)),
  }));

  serve(rotationEndpoints.generateRotation, async (call) => ({
    data: presentMatrix(await generateRotation(call, call.body)),
  }));

  serve(rotationEndpoints.undoRotation, async (call) => ({
    data: presentMatrix(await undoRotation(call, call.body)),
  }));

  serve(rotationEndpoints.updateRotation, async (call) => ({
    data: presentRotation(await changeRotation(call, call.params.id, call.body)),
  }));

  serve(rotationEndpoints.deleteRotation, async (call) => {
    const { id } = await deleteRotation(call, call.params.id, call.query);
    return { data: { id } };
  });

  for (const endpoint of [sheetEndpoints.rotationsCsv, sheetEndpoints.rotationsXlsx])
    serve(endpoint, async ({ db, event }) => ({
      data: rotationSheet(await rotations.findMatrix(db, event.id)),
    }));
}
