/** Why pegs cannot be drawn as somebody wishes. */
export const pegRefusals = [
  "draws-busy",
  "session-not-found",
  "session-not-drawable",
  "session-draw-locked",
  "no-anglers-to-draw",
  "pin-not-possible",
  "draw-needs-groups",
  "draw-needs-teams",
  "draw-needs-sectors",
  "draw-too-few-pegs",
  "draw-impossible",
  "duels-too-few-anglers",
  "duels-not-in-thirds",
  "duels-too-many-rounds",
  "duels-too-few-pegs",
  "duels-keep-to-nothing",
] as const;
