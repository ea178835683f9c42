/** Makes a sheet ready, and answers what of it a page's HTML needs: so a page brings its own styles and no others. */
export function preparePicking(sheet: string): (html: string) => string {
  const rules = readRules(sheet);
  return (html) => pick(rules, classesIn(html));
}

/** A rule with the classes it is about, or a block such as a media query with the rules in it. */
type Rule = { text: string; classes: string[] } | { opening: string; rules: Rule[] };

/** Rules that name no class hold everywhere; the others where one of theirs is found. */
function pick(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ("text" in rule)
        return rule.classes.length === 0 || rule.classes.some((name) => classes.has(name)) ? rule.text : "";
      const inner = pick(rule.rules, classes);
      return inner && `${rule.opening}${inner}}`;
    })
    .join("");
}

function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/ class="([^"]+)"/g), ([, list]) => list!));
  return new Set([...lists].flatMap((list) => list.split(" ")));
}

function readRules(css: string): Rule[] {
  return splitRules(css).map((text) => {
    const brace = text.indexOf("{");
    if (/^@(media|supports|layer|container)\b/.test(text) && brace > 0)
      return { opening: text.slice(0, brace + 1), rules: readRules(text.slice(brace + 1, -1)) };
    const selector = text.startsWith("@") ? "" : text.slice(0, brace);
    return { text, classes: Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name]) => name!) };
  });
}

/** Cuts after every outermost closing brace, and after statements without one. Braces within quotes are none. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (token === "{") depth++;
    if (token === "}") depth--;
    if (depth > 0 || (token !== "}" && token !== ";")) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
