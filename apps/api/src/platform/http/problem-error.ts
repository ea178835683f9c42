import { sayInEnglish } from "@tightlines/contract/problem/english";
import type { Facts, NoFacts, Phrase } from "@tightlines/contract/problem/facts";
import type {
  FieldCode,
  ProblemAnswer,
  ProblemCode,
  ProblemFacts,
  RulesetCode,
  SaidFields,
  SaidProblem,
  Told,
  WarningCode,
} from "@tightlines/contract/problem/problem";
import { problems } from "@tightlines/contract/problem/problems";

/** A failure the caller can act on. Anything else that is thrown is our fault and becomes a 500. */
export class ProblemError<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: Code;
  readonly facts: Facts;
  readonly fields: ProblemFields | undefined;
  readonly stored: Stored;

  constructor(code: Code, ...[details = {}]: DetailsOf<Code>) {
    const facts: Facts = details.facts ?? {};
    super(detailOf({ code, facts }), { cause: details.cause });
    this.name = "ProblemError";
    this.code = code;
    this.facts = facts;
    this.fields = details.fields;
    this.stored = details.stored ?? {};
  }

  get status(): number {
    return problems[this.code].status;
  }

  get answer(): ProblemAnswer {
    const { message: detail, code, facts, fields, stored } = this;
    return {
      detail,
      code,
      ...(Object.keys(facts).length > 0 && { facts }),
      ...(fields && { fields: sayFields(fields) }),
      ...stored,
    };
  }
}

/** What is wrong with each field, by the field's name. */
type ProblemFields = Record<string, readonly Told<FieldCode | RulesetCode | WarningCode>[]>;

type Stored = Pick<ProblemAnswer, "current" | "changedBy">;

interface Details {
  fields?: ProblemFields;
  /** What is stored now, where the caller wanted to change something older. */
  stored?: Stored;
  cause?: unknown;
}

/** A problem whose sentence names facts cannot be thrown without them. */
type DetailsOf<Code extends ProblemCode> =
  ProblemFacts<Code> extends NoFacts
    ? [details?: Details & { facts?: NoFacts }]
    : [details: Details & { facts: ProblemFacts<Code> }];

/** A code and its facts as they travel: with the English sentence. */
export function withDetail<Known extends Phrase>(told: Known): Known & SaidProblem {
  return { ...told, detail: detailOf(told) };
}

function detailOf(told: Phrase): string {
  return sayInEnglish(told) ?? told.code;
}

function sayFields(fields: ProblemFields): SaidFields {
  return Object.fromEntries(Object.entries(fields).map(([name, wrong]) => [name, wrong.map(withDetail)]));
}
