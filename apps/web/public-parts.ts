import type { Plugin, Rolldown } from "vite";
import { pageScripts } from "./src/page-scripts.ts";

/**
 * Which files hold what public pages share. Left alone, every small part becomes a file of its own: a page asks for two
 * dozen, and a phone on a slow line waits for each half dozen of them. One file for all pages would be more than any page
 * may have. So pages that open one another share one file: those of events, and those to sign in. What only two of them share is a
 * file of these two.
 */
export function publicParts(): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  const saidBy = new Map<string, string[]>();
  const pagesOf = createPagesOf((id, graph) => {
    const [, message] = /\/paraglide\/messages\/(\w+)\.js$/.exec(id) ?? [];
    if (message) return saidBy.get(`m.${message}`) ?? [];
    const hook = seldomHooks.find(({ files }) => files.test(id));
    return hook ? (saidBy.get(hook.name) ?? []) : (graph.getModuleInfo(id)?.importers ?? []);
  });
  return {
    plugin: {
      name: "public-parts",
      // Every module imports all messages, and all hooks, from one place; what it says tells them apart.
      moduleParsed({ id, code }) {
        if (id.includes("/node_modules/")) return;
        for (const [said] of code?.matchAll(/\bm\.\w+|\buse(InfiniteQuery|Mutation)\b/g) ?? [])
          saidBy.set(said, [...(saidBy.get(said) ?? []), id]);
      },
    },
    group: {
      name(id, graph) {
        const pages = [...pagesOf(id, graph)];
        if (pages.length === 0) return null;
        // What pages name themselves stays a file of its own: the HTML finds it by that name.
        if (pages.length <= FEW && pages.every((page) => isSourceOf(page, id))) return null;
        const names = pages.length <= FEW ? new Set(pages.map(nameOf)) : new Set(pages.map(familyOf));
        // Each further set of families is another small file: what many share stands in theirs.
        if (names.size > FEW) names.delete("whole");
        // Most pages have it: together it is smaller than in a file for each set of families.
        if (names.size >= MOST) return "public-shared";
        return ["public", ...[...names].toSorted()].join("-");
      },
      includeDependenciesRecursively: false,
    },
  };
}

/** What few pages ask of a library that names everything in one file. */
const seldomHooks = [
  { name: "useInfiniteQuery", files: /\/@tanstack\/.*\/(useInfiniteQuery|infiniteQueryObserver)\.js$/ },
  { name: "useMutation", files: /\/@tanstack\/.*\/(useMutation|mutationObserver)\.js$/ },
];

/** In the family's file, what so few pages share would be sent to all the others, too. */
const FEW = 2;
const MOST = 5;

function familyOf(path: string): string {
  if (/^\/(login|signup|forgot-password)$/.test(path)) return "sign-in";
  if (/^\/(series|people)\b/.test(path)) return "series";
  if (path.includes("/draws/")) return "drawn";
  // Those with the most of their own carry none of the others' along.
  const [, own] = /\/(rules|draws|registrations)$/.exec(path) ?? [];
  if (/\/results\/(anglers|teams|versions)\b/.test(path)) return "whole";
  if (/\/(results)\b/.test(path)) return "match";
  return own ?? "event";
}

function nameOf(path: string): string {
  return path.replace("/events/$eventUrl", "").replaceAll("/", "") || "about";
}

type Importers = (id: string, graph: Rolldown.ChunkingContext) => readonly string[];

/** The public pages that cannot be shown without a module. */
function createPagesOf(importersOf: Importers) {
  const known = new Map<string, Set<string>>();
  return function pagesOf(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
    const found = known.get(id);
    if (found) return found;
    const pages = new Set(Object.keys(pageScripts).filter((path) => isSourceOf(path, id)));
    // Known before its importers are asked: modules may import each other.
    known.set(id, pages);
    for (const importer of importersOf(id, graph))
      for (const page of pagesOf(importer, graph)) pages.add(page);
    return pages;
  };
}

function isSourceOf(path: string, id: string): boolean {
  return pageScripts[path]!.some((source) => id.endsWith(`/${source}`));
}
