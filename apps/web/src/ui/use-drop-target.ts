import { type DragEvent, useRef, useState } from "react";

/** For an element onto which a file may be dropped. */
export function useDropTarget(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  // Crossing a child leaves the parent and enters it again; only the outermost pair counts.
  const depth = useRef(0);

  function leave() {
    depth.current = Math.max(0, depth.current - 1);
    if (depth.current === 0) setOver(false);
  }

  return {
    isOver,
    onDragEnter(event: DragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      depth.current += 1;
      setOver(true);
    },
    onDragLeave: leave,
    onDragOver(event: DragEvent) {
      // Without this the browser opens the file instead.
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
  };
}
