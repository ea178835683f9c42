import { nouns } from "./scripts/check/nouns.mjs";

/** The import rules of ARCHITECTURE.md. `npm run check` runs them and fails when it overlooks a file. */

const test = String.raw`\.(test|factory)\.tsx?$|/testing/`;

/** Files that only sound like a noun: the words of the trail, in which every noun writes, and a way to sort lists. */
const ofNoNoun = {
  audit: [String.raw`-action\.ts`, String.raw`-noun\.ts`],
  group: [String.raw`-by\.ts`],
};

const houseRules = [
  rule("domain-imports-nothing", "Rules are pure: they run unchanged in the server and the browser.", {
    from: { path: "^packages/domain/src/", pathNot: test },
    to: { pathNot: "^packages/domain/src/" },
  }),
  rule("contract-imports-domain-and-zod", "The contract is data, not behaviour.", {
    from: { path: "^packages/contract/src/", pathNot: test },
    to: { pathNot: "^packages/(contract|domain)/src/|^packages/contract/messages/|node_modules/zod/" },
  }),
  rule("packages-know-no-app", "Arrows point from the applications to the packages.", {
    from: { path: "^packages/" },
    to: { path: "^apps/" },
  }),
  rule("product-imports-no-test", "Tests see the product, never the other way round.", {
    from: { path: "^(packages|apps)/[^/]+/src/", pathNot: test },
    to: { path: `^(packages|apps)/.*(${test})` },
  }),
  rule("api-and-web-are-strangers", "They meet in the contract; only the server imports both.", {
    from: { path: "^apps/(api|web)/" },
    to: { path: "^apps/(api|web|server)/", pathNot: "^apps/$1/" },
  }),
  rule("no-cycle", "What imports each other cannot be read or tested apart.", {
    from: {},
    to: { circular: true },
  }),
  rule("no-unresolved", "An import that leads nowhere would escape every other rule.", {
    from: {},
    // What the bundler makes: a module of its own, or the address of a file.
    to: { couldNotResolve: true, pathNot: ["^virtual:", "\\?url$"] },
  }),
];

const apiRules = [
  rule("platform-knows-no-feature", "The platform would serve any product.", {
    from: { path: "^apps/api/src/platform/", pathNot: test },
    to: { path: "^apps/api/src/(features/|app\\.ts)" },
  }),
  rule("api-feature-knows-no-app", "The application mounts features, not the other way round.", {
    from: { path: "^apps/api/src/features/", pathNot: test },
    to: { path: "^apps/api/src/app\\.ts" },
  }),
  rule("nouns-know-nothing-across", "What spans nouns stands above them; the application hands it over.", {
    from: { path: "^apps/api/src/(features|platform)/", pathNot: test },
    to: { path: "^apps/api/src/(across/|hand-over\\.ts|account-parts\\.ts)" },
  }),
  rule("sql-in-repositories", "SQL stands in <noun>.repository.ts; others may name the handle's type.", {
    from: {
      path: "^(apps|packages)/",
      pathNot: `^apps/api/src/platform/|\\.repository\\.ts$|${test}`,
    },
    to: { path: "node_modules/(kysely|pg|pg-[^/]+)/", dependencyTypesNot: ["type-only"] },
  }),
];

const webRules = [
  rule("web-carries-no-schemas", "zod would be a fifth of every first visit; types cost nothing.", {
    from: { path: "^apps/web/src/", pathNot: test },
    to: {
      path: "^packages/contract/src/",
      pathNot:
        "^packages/contract/src/(wire/|limits|upload-url|sheet-format|whole-list|identity|idempotency-key|topic|result/result-shows|ruleset/tell-ruleset|score/entered-score|problem/)",
      dependencyTypesNot: ["type-only"],
    },
  }),
  rule("parts-know-no-noun", "ui and lib are parts any page may use.", {
    from: { path: "^apps/web/src/(ui|lib)/" },
    to: { path: "^apps/web/src/(features|app)/" },
  }),
  rule("web-feature-knows-no-app", "The router mounts features, not the other way round.", {
    from: { path: "^apps/web/src/features/", pathNot: test },
    to: { path: "^apps/web/src/app/" },
  }),
];

/** The floors of `domain/src/result`, from the ground up; on top of them all stand the files beside the folders. */
export const resultFloors = ["facts", "place", "unit", "table", "season"];

export default {
  forbidden: [...houseRules, ...apiRules, ...webRules, ...nounRules(), ...resultRules()],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^apps/web/src/paraglide/" },
    // Types count: a type that leads to the wrong place is a wrong arrow all the same.
    tsPreCompilationDeps: "specify",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types", "typings"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};

function nounRules() {
  const rules = ["packages/domain/src"];
  const screens = ["apps/web/src/features"];
  const rest = ["packages/contract/src", "apps/api/src/features"];
  return [
    ...nounRulesOf([...rules, ...rest], [...rules, ...rest, ...screens]),
    // A screen may show what any rule makes of it: the editor of an event's rules computes an example with them.
    ...nounRulesOf(screens, [...rest, ...screens]),
  ];
}

function nounRulesOf(homes, known) {
  return nouns.slice(0, -1).map((noun, index) =>
    rule(`${noun}-knows-no-later-noun`, "A noun may know those before it, never those after.", {
      from: { path: `^(${homes.join("|")})/${pathOf(noun)}` },
      to: {
        path: `^(${known.join("|")})/(${nouns
          .slice(index + 1)
          .map(pathOf)
          .join("|")})`,
      },
    }),
  );
}

/** `draw/`, `draw.ts` and `draw-run.ts` are the draw's; `event-species` is a noun of its own and not the event's. */
function pathOf(noun) {
  const longer = nouns
    .filter((other) => other.startsWith(`${noun}-`))
    .map((other) => other.slice(noun.length));
  const others = [...longer, ...(ofNoNoun[noun] ?? [])];
  return `${noun}${others.map((rest) => `(?!${rest})`).join("")}[./-]`;
}

function resultRules() {
  const home = "^packages/domain/src/result/";
  return resultFloors.map((floor, index) => {
    const above = [...resultFloors.slice(index + 1).map((each) => `${each}/`), String.raw`[^/]+\.ts$`];
    return rule(
      `result-${floor}-knows-no-floor-above`,
      "A place is worked out before the table that adds it up.",
      {
        from: { path: `${home}${floor}/`, pathNot: test },
        to: { path: `${home}(${above.join("|")})` },
      },
    );
  });
}

function rule(name, comment, { from, to }) {
  return { name, comment, severity: "error", from, to };
}
