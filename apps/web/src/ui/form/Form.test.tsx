import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { EmailField } from "./EmailField.tsx";
import { fieldNames } from "./field-name.ts";
import { Form } from "./Form.tsx";
import { parseNumber } from "./NumberField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { SelectField } from "./SelectField.tsx";
import { readSubmitProblem } from "./submit-problem.ts";
import { TextField } from "./TextField.tsx";

const field = fieldNames<{ email: string; password: string; club: string; scoring: string }>();

describe("a form rendered on the server", () => {
  const html = renderToString(
    <Form
      initialValues={{ email: "a@b.pt", password: "", club: "" }}
      submitLabel="x"
      onSubmit={() => Promise.resolve()}
    >
      <EmailField name={field("email")} label="E-mail" help="We never share it." />
      <PasswordField name={field("password")} label="Password" isNew />
      <TextField name={field("club")} label="Club" optional />
    </Form>,
  );

  test("brings no style or script element, which the security policy would refuse", () => {
    expect(html).not.toMatch(/<(style|script)/);
  });

  test("labels each input and describes it by its help", () => {
    const id = /<label[^>]*for="([^"]+)"[^>]*>E-mail/.exec(html)?.[1] ?? "none";
    expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"`));
    expect(html).toMatch(
      /aria-describedby="[^"]+"[^>]*type="email"|type="email"[^>]*aria-describedby="[^"]+"/,
    );
  });

  test("says in words which field may stay empty", () => {
    expect(html).toMatch(/Club<span[^>]*>optional/);
  });
});

test("a choice that is already made is shown as made, and not as one that may stay empty", () => {
  const html = renderToString(
    <Form initialValues={{ scoring: "" }} submitLabel="x" onSubmit={() => Promise.resolve()}>
      <SelectField
        name={field("scoring")}
        label="Scoring"
        unchosen="By place"
        options={[{ value: "kg", label: "By weight" }]}
      />
    </Form>,
  );
  expect(html).not.toContain("optional");
  expect([...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
    "By place",
    "By weight",
  ]);
});

test("a field of another form is a programmer's mistake", () => {
  const broken = (
    <Form initialValues={{ name: "" }} submitLabel="x" onSubmit={() => Promise.resolve()}>
      <TextField name={field("club")} label="Club" />
    </Form>
  );
  expect(() => renderToString(broken)).toThrow('no initial value for "club"');
});

test.each([
  ["", null],
  [" 4,5 ", 4.5],
  ["4.50", 4.5],
  ["1200", 1200],
  ["many", Number.NaN],
])("%j is read as %j", (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test("a server's refusal is read whatever threw it", () => {
  expect(
    readSubmitProblem({ detail: "No.", fields: { name: ["Taken."], age: "Too young.", odd: [3] } }),
  ).toEqual({
    detail: "No.",
    fields: { name: ["Taken."], age: ["Too young."] },
  });
  expect(readSubmitProblem(new TypeError("fetch failed"))).toEqual({ detail: null, fields: {} });
  expect(readSubmitProblem(undefined)).toEqual({ detail: null, fields: {} });
});
