import { Float, Ripples, Scene } from "./Scene.tsx";

/** A page that is not there: the line has parted and the float drifts off. */
export function LostLine() {
  return (
    <Scene>
      <path d="M18 160C48 118 78 74 122 34" strokeWidth="3.5" />
      <path d="M18 160l17-24" strokeWidth="7" />
      <path d="M122 34c10 22 4 40 14 50s24-4 16-12-18 8-6 20 14 4 16 14" strokeWidth="1.5" />
      <Float x={224} y={120} tilt={38} />
      <path d="M238 99c8-10 18-4 14 4s-14 2-8-8 12-10 16-18" strokeWidth="1.5" />
      <Ripples d="M190 138c18 9 48 9 66 0M206 149c10 5 26 5 36 0M96 140c10 5 22 5 32 0M60 150c8 4 16 4 24 0" />
    </Scene>
  );
}
