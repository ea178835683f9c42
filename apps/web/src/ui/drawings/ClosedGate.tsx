import { Reeds, Ripples, Scene } from "./Scene.tsx";

/** Not for you: the gate across the bank, with the sign that says no fishing beyond this point. */
export function ClosedGate() {
  return (
    <Scene>
      <g fill="var(--surface-page)">
        <path d="M62 62h12v92H62zM206 62h12v92h-12z" />
        <path d="M74 84h132v10H74zM74 108h132v10H74zM74 132h132v10H74z" />
        <path d="m82 142 112-58h12l-118 61Z" />
      </g>
      <circle cx="140" cy="62" r="30" fill="var(--surface-page)" stroke="var(--clay-fill)" strokeWidth="5" />
      <path d="M121 62c6-9 13-12 20-12s12 4 17 12c-5 8-10 12-17 12s-14-3-20-12Zm0 0-4-7m4 7-4 7M150 59v.1" />
      <path d="m119 83 42-42" stroke="var(--clay-fill)" strokeWidth="5" />
      <path d="M140 92v-1M140 92v18" strokeWidth="4" />
      <Reeds x={32} />
      <Reeds x={246} />
      <Ripples d="M96 158c10 4 22 4 32 0M150 160c8 3 16 3 24 0" />
    </Scene>
  );
}
