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
};
