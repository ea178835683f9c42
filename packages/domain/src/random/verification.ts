/** What anybody finds who makes a published draw of any kind again (R17). */
export interface Verification {
  /** False for a draw made by another version of the algorithm: then the draw itself cannot be judged here. */
  readonly isAlgorithmKnown: boolean;
  readonly isSeedAsCommitted: boolean;
  readonly isInputAsCommitted: boolean;
  readonly isDrawAsComputed: boolean;
}
