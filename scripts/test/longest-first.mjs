import { BaseSequencer } from "vitest/node";

/** A process serves one project, and a new one has to load it anew: the files of a project stay together. */
const projects = ["api-server", "api-pg17", "api-pg15", "scripts", "server", "domain", "contract", "web"];

/** Those that take minutes, the longest first. Whichever began last would run alone, while the other cores wait. */
const longest = [
  "registration-race",
  "ownership.server",
  "accessibility-organizer",
  "accessibility-guest",
  "accessibility-states",
  "guard",
  "accessibility-member",
  "offline",
  "identity",
  "check-in",
  "start",
  "kill",
  "styles",
  "idempotency",
  "access",
  "fuzz",
];

/** What is not named here follows as Vitest orders it: by the time it took last, or else by its size. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project.name) - projects.indexOf(other.project.name) || rank(one) - rank(other),
    );
  }
}

function rank({ moduleId }) {
  const [, name] = /([^/]+)\.(?:test|e2e)\.\w+$/.exec(moduleId) ?? [];
  const place = longest.indexOf(name);
  return place === -1 ? longest.length : place;
}
