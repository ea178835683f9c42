import { z } from "zod";

const id = z.number().int();

/** What the numbers of a table are: bare points, or grams and millimetres that are shown in the event's units. */
export const resultMeasure = z.enum(["points", "weight", "length"]);

export type ResultMeasure = z.output<typeof resultMeasure>;

export const resultUnit = z.object({
  sessionId: id,
  sessionNumber: id,
  kind: z.enum(["sector", "sub-sector", "boat", "group", "match"]),
  code: z.string().describe("Which sector, boat or group; empty for the whole match"),
});

export const resultStatus = z.enum(["caught", "blank", "absent", "withdrawn", "disqualified"]);

export type ResultStatus = z.output<typeof resultStatus>;

export const resultRound = z.object({
  sessionNumber: id,
  places: z.array(id).describe("The place taken; a team has one for each member that counts"),
  points: z.string(),
  status: resultStatus,
  counts: z.enum(["whole", "half", "none"]).describe("How much of it is in the sum"),
});

/** One line of a table. Numbers that may be fractions are text: "7.5", "1/3". */
export const resultRow = z.object({
  id: id.describe("Of the angler, or of the team"),
  lists: z.enum(["entries", "teams"]).describe("Whose id it is"),
  number: id.nullable().describe("The angler's; null for a team"),
  name: z.string(),
  teamName: z.string().nullable(),
  category: z.string().nullable(),
  groupCode: z.string().nullable(),
  place: id.nullable().describe("Null for one who is not placed"),
  sharedBy: id.describe("How many have this place"),
  points: z.string(),
  raw: z.string().describe("What was caught, before it became points"),
  fishCount: id,
  bestFish: z
    .object({ size: z.string(), measure: resultMeasure })
    .nullable()
    .describe("The longest one that counts, or the heaviest where none was measured"),
  status: z.enum([...resultStatus.options, "too-few-rounds", "incomplete"]),
  isDecidedByTie: z.boolean().describe("Whether a tie-break put them behind the one before"),
  unit: resultUnit.nullable().describe("Whom they fished against; null in a table of sums"),
  sectorId: id.nullable().describe("Where they fished; null in a table of sums, and where nobody was drawn"),
  sectorCode: z.string().nullable(),
  rounds: z.array(resultRound).describe("Session by session; empty in a table of one session"),
});

export type ResultRow = z.output<typeof resultRow>;

export const resultTable = z.object({
  id: z.string(),
  lists: z.enum(["entries", "teams"]),
  ordersBy: z.enum(["rounds", "biggest-fish"]),
  categories: z.array(z.string()).describe("Whom it is limited to; empty for everybody"),
  measure: resultMeasure.describe("Of the sums"),
  rows: id.describe("How many lines it has"),
});

export type ResultTable = z.output<typeof resultTable>;

export const resultTables = z.object({
  rulesetVersion: id,
  unit: resultUnit.shape.kind.describe("Who fishes against whom"),
  roundMeasure: resultMeasure.describe("Of what a session brings to the sum"),
  rawMeasure: resultMeasure.describe("Of what was caught"),
  isCatchApart: z.boolean().describe("Whether points come from places, so that the catch is another number"),
  tables: z.array(resultTable),
  sessions: z
    .array(
      z.object({
        id,
        number: id,
        name: z.string(),
        status: z.enum(["scheduled", "running", "provisional", "official", "cancelled"]),
        rows: id.describe("How many have a result in it"),
      }),
    )
    .describe("Those that count"),
  groups: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe("Those that somebody is in, in their order"),
  categories: z.array(z.string()).describe("Of the anglers; empty where all are of one"),
  isProvisional: z.boolean().describe("Whether a session that counts is not official yet"),
  hiddenSession: id
    .nullable()
    .describe(
      "The number of a session in its last minutes, of which the public sees nothing new until it is closed",
    ),
  latestVersion: id.nullable().describe("The number that was published last"),
});

export type ResultTables = z.output<typeof resultTables>;
