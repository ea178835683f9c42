import { expect, test } from "vitest";
import { cropOf, MAX_ZOOM, moveView, WHOLE_VIEW, zoomView } from "./crop-geometry.ts";

test("at first the frame shows as much of the image as fits, from its middle", () => {
  expect(cropOf(WHOLE_VIEW, 2, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cropOf(WHOLE_VIEW, 1, 2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  expect(cropOf(WHOLE_VIEW, 3, 3)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test("whatever is shown has the frame's proportions and lies within the image", () => {
  for (const imageAspect of [0.2, 1, 1.78, 8]) {
    for (const frameAspect of [0.5, 1, 3]) {
      for (const zoom of [1, 2.5, MAX_ZOOM]) {
        const crop = cropOf({ centerX: 0.9, centerY: 0.02, zoom }, imageAspect, frameAspect);
        expect((crop.width * imageAspect) / crop.height).toBeCloseTo(frameAspect);
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  }
});

test("moving stops at the edge, and comes back at once", () => {
  let view = zoomView(WHOLE_VIEW, 2);
  for (let step = 0; step < 50; step++) view = moveView(view, cropOf(view, 1, 1), 0.1, 0);
  expect(cropOf(view, 1, 1).x).toBe(0.5);
  view = moveView(view, cropOf(view, 1, 1), -0.1, 0);
  expect(cropOf(view, 1, 1).x).toBeCloseTo(0.45);
});

test("zooming keeps to its bounds", () => {
  expect(zoomView(WHOLE_VIEW, 0.1).zoom).toBe(1);
  expect(zoomView(WHOLE_VIEW, 99).zoom).toBe(MAX_ZOOM);
});
