/** Does something when it is first asked for; what fails is tried again by the next who asks. */
export function onceDone<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let doing: Promise<Value> | undefined;
  return () => {
    doing ??= work().catch((error: unknown) => {
      doing = undefined;
      throw error;
    });
    return doing;
  };
}
