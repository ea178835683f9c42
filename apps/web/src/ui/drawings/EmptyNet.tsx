import { Ripples, Scene } from "./Scene.tsx";

/** Searched and not found: a landing net with nothing in it. */
export function EmptyNet() {
  return (
    <Scene>
      <path d="M30 158 116 88" strokeWidth="6" />
      <path d="m30 158 20-16" strokeWidth="6" stroke="var(--float-fill)" />
      <ellipse
        cx="158"
        cy="64"
        rx="52"
        ry="24"
        transform="rotate(-28 158 64)"
        strokeWidth="4"
        fill="var(--surface-page)"
      />
      <path d="M113 92c6 34 24 56 46 54 26-2 46-50 46-98" />
      <g strokeWidth="1.5" opacity=".8">
        <path d="M126 96c6 22 16 38 32 50M142 90c2 22 8 42 16 56M160 84c2 22 2 44-1 62M178 74c0 26-8 54-18 72M193 62c-2 32-16 66-33 84" />
        <path d="M117 106c22 6 62-10 86-36M123 122c20 4 52-10 74-32M133 136c16 2 38-8 54-26" />
      </g>
      <Ripples d="M196 146c10 5 22 5 32 0M86 152c8 4 18 4 26 0M222 132c8 4 16 4 24 0" />
      <path d="M206 112v7M218 98v6M198 128v4" stroke="var(--water-ink)" strokeWidth="2" />
    </Scene>
  );
}
