/** Families of names that are ours alone: a name in them that we do not know is a slip of the pen. */
const ourPrefixes = ["TIGHTLINES_", "FIREBASE_", "SMTP_", "MAIL_", "ADMIN_", "CORS_", "S3_"];

export interface UnknownSetting {
  name: string;
  meant: string | undefined;
}

/**
 * Settings that nobody reads, with what was probably meant. In `.env` every unknown name is one; the
 * environment is shared with other programs, so there only our own families and near misses count.
 */
export function unknownSettings(known: string[], environment: string[], file: string[]): UnknownSetting[] {
  const unknownInFile = file.filter((name) => !known.includes(name));
  const suspicious = environment.filter(
    (name) =>
      !known.includes(name) &&
      (ourPrefixes.some((prefix) => name.startsWith(prefix)) || nearest(name, known, 1)),
  );
  return [...unknownInFile, ...suspicious].map((name) => ({ name, meant: nearest(name, known, 3) }));
}

function nearest(name: string, known: string[], within: number): string | undefined {
  // Short names have many innocent neighbours: HOST and POST are one letter apart.
  if (name.length < 6) return undefined;
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .sort((one, other) => one.distance - other.distance);
  const best = ranked[0];
  return best && best.distance <= within ? best.candidate : undefined;
}

function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const current = [i];
    for (let j = 1; j <= other.length; j++) {
      const substitution = previous[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, previous[j]! + 1, current[j - 1]! + 1));
    }
    previous = current;
  }
  return previous[other.length]!;
}
