import { Float, Reeds, Ripples, Scene } from "./Scene.tsx";

/** Nothing yet: a float that stands still. */
export function QuietWater() {
  return (
    <Scene>
      <Reeds x={52} />
      <Float x={156} y={112} />
      <Ripples d="M126 132c18 8 42 8 60 0M110 142c28 13 64 13 92 0M34 144c10 4 20 4 30 0M222 128c10 4 20 4 30 0" />
      <path d="M156 86C176 50 214 30 262 22" strokeWidth="1.5" />
    </Scene>
  );
}
