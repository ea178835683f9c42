import { useEffect, useRef, useState } from "react";
import type { LaterPart } from "./later-part.ts";

interface LaterProps<Props> {
  part: LaterPart<Props>;
  props: Props;
  /** Folded away, it is fetched only when somebody opens it. */
  isFolded: boolean;
}

/**
 * Shows what the server has drawn, readable without scripts, until the browser has to draw it itself: another page has led
 * here, or it shows something else by now.
 */
export function Later<Props extends object>({ part, props, isFolded }: LaterProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState(part.loaded);
  const [drawn] = useState(Object.values(props));
  const isStale = Object.values(props).some((value, index) => value !== drawn[index]);
  useEffect(() => {
    const isThere = box.current?.hasChildNodes() ?? false;
    if (Part || isFolded || (isThere && !isStale)) return;
    void part.load().then(() => setPart(part.loaded));
  }, [Part, isFolded, isStale, part]);
  if (Part)
    return (
      <div>
        <Part {...props} />
      </div>
    );
  // React does not look at what stands inside such an element: the server's lines stay.
  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
