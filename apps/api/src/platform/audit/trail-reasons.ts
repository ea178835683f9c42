/** What the trail says where the product itself is the reason. It is kept as it was written, in English. */
export const trailReasons = {
  drawn: (number: number) => `Draw ${number}`,
  drawUndone: (number: number) => `Draw ${number} undone`,
  cardsMissing: (count: number) => `Cards missing: ${count}`,
  undecided: (count: number) => `Entries not decided: ${count}`,
  merged: (reference: string, name: string, why: string) =>
    `Merged with registration ${reference} of ${name}: ${why}`,
  lottery: "Lottery of places",
  importTakenBack: "The import was taken back",
  // Why a reported fish came onto a score or left it, where the judge had nothing to add.
  reported: "Reported by the angler with a photo",
  sentAgain: "The angler has sent another photo",
  reportAccepted: "A judge has accepted the angler's report",
  decisionTakenBack: "The judge has taken the decision back",
};
