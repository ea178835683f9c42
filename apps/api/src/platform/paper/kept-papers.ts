import type { PaperFile } from "@tightlines/contract/paper";

export interface KeptPapers {
  /** `revision` stands for all that the paper shows: as long as it is the same, so is the paper. */
  get(name: string, revision: string, make: () => Promise<PaperFile>): Promise<PaperFile>;
}

const MAX_BYTES = 64 * 1024 * 1024;

interface Entry {
  revision: string;
  making: Promise<PaperFile>;
  bytes: number;
}

/** Keeps papers until what they show has changed. All who ask for the same one meanwhile wait for one making of it. */
export function createKeptPapers(maxBytes = MAX_BYTES): KeptPapers {
  // In the order of their last use.
  const entries = new Map<string, Entry>();
  let bytes = 0;
  return {
    get: (name, revision, make) => {
      const known = entries.get(name);
      if (known?.revision === revision) {
        entries.delete(name);
        entries.set(name, known);
        return known.making;
      }
      drop(name);
      const entry: Entry = { revision, making: make(), bytes: 0 };
      entries.set(name, entry);
      void weigh(name, entry);
      return entry.making;
    },
  };

  async function weigh(name: string, entry: Entry): Promise<void> {
    try {
      const paper = await entry.making;
      if (entries.get(name) !== entry) return;
      entry.bytes = paper.bytes.length;
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return;
        drop(oldest);
      }
    } catch {
      // Whoever asked is told why; whoever asks next tries again.
      if (entries.get(name) === entry) drop(name);
    }
  }

  function drop(name: string): void {
    bytes -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
  }
}
