import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

export interface CropGestures {
  /** By fractions of the frame: what is seen moves to the right and down. */
  onMove: (byX: number, byY: number) => void;
  /** By a factor: above 1 is nearer. */
  onZoom: (factor: number) => void;
}

const STEP = 0.05;
const ZOOM_STEP = 1.1;

/** One finger or the mouse drags, two fingers pinch, the wheel zooms, arrow keys and + and - do both. */
export function useCropGestures(frame: RefObject<HTMLElement | null>, { onMove, onZoom }: CropGestures) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const zoom = useRef(onZoom);
  useEffect(() => {
    zoom.current = onZoom;
  });

  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom.current(Math.exp(-event.deltaY / 500));
    };
    // React listens passively, and then the page would scroll as well.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [frame]);

  function onPointerDown(event: PointerEvent) {
    frame.current?.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    const size = frame.current?.getBoundingClientRect();
    if (!before || !size) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) onZoom(distance(now, other) / Math.max(1, distance(before, other)));
    // The image follows the finger, so what is seen moves the other way; of two fingers each moves it by half.
    const share = other ? 0.5 : 1;
    onMove(((before.x - now.x) / size.width) * share, ((before.y - now.y) / size.height) * share);
  }

  function onPointerUp(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if ("factor" in act) onZoom(act.factor);
    else onMove(act.x, act.y);
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}

const keys: Record<string, { x: number; y: number } | { factor: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  "+": { factor: ZOOM_STEP },
  "=": { factor: ZOOM_STEP },
  "-": { factor: 1 / ZOOM_STEP },
};

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
