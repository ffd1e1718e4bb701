import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Reads what a test runner wrote in its JSON report.
 * @param {string} file a report of Vitest or Playwright
 * @returns {Counts | undefined} none when the runner died before it wrote one
 */
export function readCounts(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8"));
  return "stats" in report ? playwrightCounts(report.stats) : vitestCounts(report);
}

/** @param {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats @returns {Counts} */
function playwrightCounts(stats) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 * @returns {Counts}
 */
function vitestCounts(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {Counts[]} all @returns {Counts} */
export function addCounts(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/** @param {Counts} counts @returns {string} such as "12 passed, 0 failed, 1 skipped" */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
