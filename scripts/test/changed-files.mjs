import { run } from "../steps/run.mjs";

/** What git calls changed: since a commit when one is named, and in any case what is not committed yet. */
export async function changedFiles(since) {
  const asked = [
    ["diff", "--name-only", "HEAD"],
    ["ls-files", "--others", "--exclude-standard"],
    ...(since ? [["diff", "--name-only", `${since}...HEAD`]] : []),
  ];
  const answers = await Promise.all(asked.map(askGit));
  return [...new Set(answers.flat())];
}

async function askGit(args) {
  const { code, output } = await run("git", args);
  if (code !== 0) throw new Error(`git ${args.join(" ")}: ${output}`);
  return output.split("\n").filter(Boolean);
}
