/**
 * Compiles messages/<locale>/<area>.json into src/paraglide: one small function per message.
 * Run by check, test, build and dev; does nothing when the output is already that of the input.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

const web = fileURLToPath(new URL("..", import.meta.url));
const project = join(web, "project.inlang");
const outdir = join(web, "src/paraglide");
const stampFile = join(outdir, ".stamp");

try {
  await compileMessages();
  // The compiler's project store keeps the process alive for half a minute after it is closed.
  process.exit(0);
} catch (error) {
  process.stderr.write(`Messages: ${error.message}\n`);
  process.exit(1);
}

async function compileMessages() {
  const settings = JSON.parse(readFileSync(join(project, "settings.json"), "utf8"));
  const files = listMessageFiles(settings);
  const keys = collectKeys(files, settings.baseLocale);

  const emitTsDeclarations = hasTypeScript();
  const stamp = fingerprint(
    [join(project, "settings.json"), fileURLToPath(import.meta.url), ...files.map((f) => f.path)],
    emitTsDeclarations,
  );
  // Two at once may leave the stamp of one and nothing of the other.
  const isThere = existsSync(stampFile) && existsSync(join(outdir, "messages.js"));
  if (isThere && readFileSync(stampFile, "utf8") === stamp) return;

  await compile({
    project,
    outdir,
    strategy: ["baseLocale"],
    // One locale for now: a constant lets the bundler drop the whole locale detection.
    ...(settings.locales.length === 1 && { experimentalStaticLocale: JSON.stringify(settings.baseLocale) }),
    emitTsDeclarations,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  });
  refuseMissingOutput(keys);
  if (settings.locales.length === 1) {
    nameLocale(settings.baseLocale);
    unwrapMessages(settings.baseLocale);
  }
  writeFileSync(stampFile, stamp);
}

/**
 * The compiler writes the one locale as a call that checks it. As a plain word, the bundler sees that nothing is ever
 * detected and drops it: 1 kB less in every first visit.
 */
function nameLocale(locale) {
  const runtime = join(outdir, "runtime.js");
  const source = readFileSync(runtime, "utf8");
  const named = source.replace(
    `experimentalStaticLocale = assertIsLocale("${locale}")`,
    `experimentalStaticLocale = "${locale}"`,
  );
  if (named === source) throw new Error("runtime.js does not name its locale where it used to.");
  writeFileSync(runtime, named);
}

/**
 * Around every sentence the compiler puts a function that chooses the locale. With one locale there is nothing to
 * choose, and without the wrappers the first visit is 2 kB lighter.
 */
function unwrapMessages(locale) {
  const folder = join(outdir, "messages");
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".js") && name !== "_index.js")) {
    const path = join(folder, name);
    const source = readFileSync(path, "utf8");
    const wrapper = new RegExp(
      String.raw`\(\(inputs(?: = \{\})?, options = \{\}\) => \{[^}]*return (${locale}_\w+)\(inputs\)\n\}\);?\s*$`,
    );
    const plain = source.replace(wrapper, "$1;\n");
    if (plain === source) throw new Error(`${name} does not wrap its sentence as it used to.`);
    writeFileSync(path, plain);
  }
}

/** Every message file, having made sure that settings.json and the folders agree on which there are. */
function listMessageFiles(settings) {
  const listed = settings["plugin.inlang.messageFormat"].pathPattern;
  const areas = listed.map((pattern) => /\{locale\}\/(.+)\.json$/.exec(pattern)?.[1]);
  return settings.locales.flatMap((locale) => {
    const folder = join(web, "messages", locale);
    const found = readdirSync(folder).map((name) => name.replace(/\.json$/, ""));
    for (const area of found) {
      if (!areas.includes(area))
        throw new Error(`messages/${locale}/${area}.json is not listed in project.inlang/settings.json.`);
    }
    // A translation may lag behind; the base locale may not.
    for (const area of areas) {
      if (locale === settings.baseLocale && !found.includes(area)) {
        throw new Error(
          `project.inlang/settings.json lists messages/${locale}/${area}.json, which does not exist.`,
        );
      }
    }
    return found.map((area) => ({ locale, area, path: join(folder, `${area}.json`) }));
  });
}

/** The keys of the base locale; a key in two files would silently win or lose by file order, so it is refused. */
function collectKeys(files, baseLocale) {
  const keys = new Set();
  for (const locale of new Set(files.map((f) => f.locale))) {
    const owner = new Map();
    for (const file of files.filter((f) => f.locale === locale)) {
      const where = `messages/${locale}/${file.area}.json`;
      for (const [key, message] of Object.entries(readMessages(file.path, where))) {
        if (key === "$schema") continue;
        if (owner.has(key)) throw new Error(`"${key}" is in ${owner.get(key)} and in ${where}.`);
        if (isEmptyMessage(message)) throw new Error(`"${key}" in ${where} is empty.`);
        owner.set(key, where);
        if (locale === baseLocale) keys.add(key);
      }
    }
  }
  if (keys.size === 0) throw new Error(`messages/${baseLocale} holds no message.`);
  return keys;
}

function readMessages(path, where) {
  const source = readFileSync(path, "utf8");
  try {
    refuseRepeatedKey(source, where);
    return JSON.parse(source);
  } catch (error) {
    throw new Error(
      error.message.startsWith('"') ? error.message : `${where} is not JSON: ${error.message}`,
      { cause: error },
    );
  }
}

/** JSON.parse keeps the last of two equal keys without a word. */
function refuseRepeatedKey(source, where) {
  const seen = new Set();
  for (const [, key] of source.matchAll(/^ {2}"([^"]+)":/gm)) {
    if (seen.has(key)) throw new Error(`"${key}" is twice in ${where}.`);
    seen.add(key);
  }
}

/** A message is a sentence, or a list of variants whose sentences stand in `match`. */
function isEmptyMessage(message) {
  if (typeof message === "string") return message.trim() === "";
  if (!Array.isArray(message)) return true;
  const sentences = message.flatMap((variant) => Object.values(variant.match ?? {}));
  return sentences.length === 0 || sentences.some((sentence) => String(sentence).trim() === "");
}

/** When the plugin fails to load, the compiler succeeds with no messages at all: look at what it wrote. */
function refuseMissingOutput(keys) {
  const index = join(outdir, "messages/_index.js");
  const written = existsSync(index) ? readFileSync(index, "utf8") : "";
  for (const key of keys) {
    const file = join(outdir, "messages", `${key.toLowerCase()}.js`);
    if (!written.includes(`./${key.toLowerCase()}.js`) || !existsSync(file)) {
      throw new Error(`the compiler wrote no "${key}"; did its plugin load?`);
    }
  }
}

/** Declarations need the compiler, which is a development tool and absent from a production install. */
function hasTypeScript() {
  try {
    createRequire(import.meta.url).resolve("typescript");
    return true;
  } catch {
    return false;
  }
}

function fingerprint(paths, emitTsDeclarations) {
  const hash = createHash("sha256").update(String(emitTsDeclarations));
  for (const path of paths) hash.update(path.slice(web.length)).update(readFileSync(path));
  return hash.digest("hex");
}
