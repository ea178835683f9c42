/** Documents about a draw, with the numbers it was promised with and with those that everything has here. */
export interface Numbers {
  toHome: <Document>(document: Document) => Document;
  toHere: <Document>(document: Document) => Document;
}

/** Of a draw that was made here. */
export const ownNumbers: Numbers = { toHome: (document) => document, toHere: (document) => document };
