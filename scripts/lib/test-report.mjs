import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./toolchain.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Reads a test runner's JSON report.
 * @param {string} file a report of Vitest or Playwright
 * @returns {{ counts?: Counts, failures?: string[], unsteady?: string[] }} failures: each failed test with a shortened
 * message; unsteady: tests that failed and then passed on a retry; empty when the runner died before it wrote a report
 */
export function readReport(file) {
  if (!existsSync(file)) return {};
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (!("stats" in report)) return { counts: vitestCounts(report), failures: vitestFailures(report) };
  const suites = /** @type {Suite[]} */ (report.suites ?? []);
  return {
    counts: playwrightCounts(report.stats),
    failures: suites.flatMap((suite) => playwrightFailures(suite, "unexpected")),
    unsteady: suites.flatMap((suite) => playwrightFailures(suite, "flaky")),
  };
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

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @param {{ testResults?: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} report
 */
function vitestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that failed to load has no tests.
    if (status === "failed" && failed.length === 0) return [failure(file, message)];
    return failed.map((test) => failure(`${file}: ${test.fullName}`, test.failureMessages?.[0] ?? ""));
  });
}

/**
 * @typedef {{ errors: { message?: string }[], attachments?: { name: string, path?: string }[] }} Attempt
 * @typedef {{ projectName: string, status: string, results: Attempt[] }} Attempts
 * @typedef {{ title: string, file: string, line: number, tests: Attempts[] }} Spec
 * @typedef {{ suites?: Suite[], specs: Spec[] }} Suite
 * @param {Suite} suite
 * @param {"unexpected" | "flaky"} wanted
 * @returns {string[]}
 */
function playwrightFailures({ suites = [], specs }, wanted) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message = "" }) => message));
        const name = `${projectName} ${file}:${line}: ${title}`.trim();
        return [failure(name, errors.join("\n")), ...pageShown(results)].join("\n");
      }),
  );
  return [...own, ...suites.flatMap((suite) => playwrightFailures(suite, wanted))];
}

/**
 * What the page showed when a test failed first: CI keeps no screenshot.
 * @param {Attempt[]} attempts
 * @returns {string[]} the main part as a screen reader gets it, in at most 30 lines; empty if there was no page
 */
function pageShown(attempts) {
  const { path } = attempts.flatMap(({ attachments = [] }) => attachments).find(isPage) ?? {};
  if (!path || !existsSync(path)) return [];
  const [, snapshot] = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, "utf8")) ?? [];
  if (!snapshot) return [];
  const lines = snapshot.split("\n").filter((line) => !line.includes("/url:"));
  const main = Math.max(0, lines.findIndex(beginsMain));
  return [
    "    The page showed:",
    ...lines.slice(main, main + 30).map((line) => `      ${line.slice(0, 160)}`),
  ];
}

/** @param {string} line */
function beginsMain(line) {
  return /^ *- main\b/.test(line);
}

/** @param {{ name: string }} attachment */
function isPage({ name }) {
  return name === "error-context";
}

/**
 * Describes a failed test in a few lines: its name and the most telling part of its message.
 * @param {string} name
 * @param {string} message
 */
function failure(name, message) {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, 8).map((line) => `    ${line.trim().slice(0, 160)}`)].join("\n");
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
