const firstTickMs = 10_000;

/** Runs `work` under a title, says every ten seconds that it is still at it, and how long it took. */
export async function withProgress(title, work) {
  const startedAt = performance.now();
  console.log(`${title} …`);
  const ticking = setInterval(() => console.log(`  … ${seconds(startedAt)}`), firstTickMs);
  try {
    const outcome = await work();
    console.log(`  done in ${seconds(startedAt)}`);
    return outcome;
  } finally {
    clearInterval(ticking);
  }
}

export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
