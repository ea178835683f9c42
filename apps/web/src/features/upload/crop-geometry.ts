/** A rectangle in fractions of the upright image, as the API wants it. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What somebody looks at through the frame: the middle of it in fractions of the image, and how near. */
export interface View {
  centerX: number;
  centerY: number;
  /** 1 shows as much as fits the frame. */
  zoom: number;
}

export const WHOLE_VIEW: View = { centerX: 0.5, centerY: 0.5, zoom: 1 };
export const MAX_ZOOM = 5;

/** The part of an image that a view shows. `imageAspect` and `frameAspect` are width over height. */
export function cropOf(view: View, imageAspect: number, frameAspect: number): Crop {
  const width = Math.min(1, frameAspect / imageAspect) / view.zoom;
  const height = Math.min(1, imageAspect / frameAspect) / view.zoom;
  return {
    x: clamp(view.centerX - width / 2, 0, 1 - width),
    y: clamp(view.centerY - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** Moves what is seen by fractions of the frame; at the edge of the image it stops. */
export function moveView(view: View, crop: Crop, byX: number, byY: number): View {
  return {
    ...view,
    centerX: clamp(crop.x + crop.width * (0.5 + byX), crop.width / 2, 1 - crop.width / 2),
    centerY: clamp(crop.y + crop.height * (0.5 + byY), crop.height / 2, 1 - crop.height / 2),
  };
}

export function zoomView(view: View, zoom: number): View {
  return { ...view, zoom: clamp(zoom, 1, MAX_ZOOM) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
