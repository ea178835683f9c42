/** Counts the tests of Vitest's JSON report. A file that failed outside its tests is a failure of its own. */
export function countTests({ testResults }) {
  const statuses = testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: count("passed"),
    failed: count("failed") + brokenFiles.length,
    skipped: count("skipped", "pending", "todo", "disabled"),
  };
}

/** The closing line people and machines read. */
export function summarize({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
