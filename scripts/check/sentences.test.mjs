import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findSentences } from "./sentences.mjs";

const service = "apps/api/src/features/team/team.service.ts";
const schema = "packages/contract/src/team.ts";
const rule = "packages/domain/src/team/plan-team-import.ts";

test.each([
  [
    service,
    'throw new ProblemError("invalid-input", { fields: { name: ["Enter a name."] } });',
    "Enter a name.",
  ],
  [service, "const why = `${name} has it.`;", "… has it."],
  [service, 'const place = isTeam ? "the team" : "the group";', "the team"],
  [service, 'throw tooLate("some of it is gone");', "some of it is gone"],
  [schema, 'const name = z.string().min(1, "Enter a name.");', "Enter a name."],
  [
    schema,
    'const end = z.string().refine(isLate, { path: ["end"], message: "It ends too early." });',
    "too early",
  ],
  [rule, 'return { code: "twice", sentence: "It stands here twice." };', "It stands here twice."],
  [rule, "return `${name} is there already.`;", "is there already."],
])("in %s, %s is named", (file, source, words) => {
  const [found] = findIn(file, source);
  expect(found).toContain(`${file}:1 says`);
  expect(found).toContain(words);
});

test.each([
  [
    service,
    'throw new ProblemError("still-needed", { facts: { name, reasons: [tell("anglers-in-team")] } });',
  ],
  [service, 'throw new Error("this cannot happen here");'],
  [service, 'log.warn("a letter was lost");'],
  [
    service,
    'const row = db.selectFrom("team").select("team.name as teamName").where("logo", "is not", null);',
  ],
  [service, "const rows = sql`select name from team`;"],
  [schema, 'const name = z.string().min(1, why("name-missing")).describe("What people call it");'],
  [schema, 'const list = endpoint({ summary: "The teams of an event" });'],
  [rule, "const dice = start(`session ${number} team ${id}`);"],
  [rule, 'const codes = "CZK EUR GBP".split(" ");'],
  ["packages/domain/src/payment/bank-files.factory.ts", 'const name = "Tatra banka";'],
  ["apps/api/src/features/draw/letter/draw.letters.ts", 'const subject = "Where you fish";'],
  ["apps/api/src/features/security/invitation-mail.ts", 'const subject = "You are invited to help";'],
  ["apps/api/src/features/team/team.sheet.ts", 'const header = ["Start number"];'],
  ["apps/api/src/features/team/team.test.ts", 'expect(detail).toBe("Enter a name.");'],
  ["apps/web/src/features/team/TeamForm.tsx", 'const title = "Enter a name.";'],
])("in %s, %s passes", (file, source) => {
  expect(findIn(file, source)).toEqual([]);
});

function findIn(file, source) {
  const folder = mkdtempSync(join(tmpdir(), "tightlines-sentences-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
  return findSentences(folder, [file]);
}
