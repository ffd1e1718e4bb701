/**
 * `npm test`: runs everything, on a machine that may have nothing but Node. `npm test -- --fast` runs the quick steps.
 * `npm test -- unit "api on SQLite"` runs steps by name. Two steps run at a time.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { ensureInstalled } from "./lib/install.mjs";
import { describe, needsOf, provide, siteNeeds } from "./lib/needs.mjs";
import { duration, runScript, Stop, say } from "./lib/say.mjs";
import { runSideBySide } from "./lib/side-by-side.mjs";
import { addCounts, countsLine } from "./lib/test-report.mjs";
import { steps } from "./lib/test-steps.mjs";

/** @typedef {import("./lib/test-steps.mjs").Step} Step */
/** @typedef {import("./lib/test-steps.mjs").Outcome & { name: string, took: number }} Result */

await runScript(async () => {
  const chosen = chooseSteps(process.argv.slice(2));
  const began = Date.now();
  const lacking = await prepare(chosen);
  await ensureInstalled();
  const results = await runSideBySide(chosen, chosen.length > 1 ? runQuietly : runStep);
  const code = report(results, Date.now() - began);
  if (lacking) console.error(`\n${lacking}`);
  return code;
});

/**
 * Checks what the steps need from the system before fetching anything, and installs it where that is allowed.
 * @param {Step[]} chosen
 * @returns {Promise<string>} what is still missing, so that steps will be skipped; empty when nothing is
 */
async function prepare(chosen) {
  const missing = await provide([...siteNeeds, ...needsOf(chosen.map(({ name }) => name))]);
  if (missing.length === 0) return "";
  const said = describe(missing);
  if (missing.some((need) => siteNeeds.includes(need))) throw new Stop(said);
  console.error(`${said}\nThe steps that can run without it do so now.`);
  return said;
}

/** @param {string[]} args @returns {Step[]} */
function chooseSteps(args) {
  const unknown = args.find((arg) => arg !== "--fast" && !steps.some((step) => step.name === arg));
  if (unknown)
    throw new Stop(
      `There is no step "${unknown}": the steps are ${steps.map((step) => step.name).join(", ")}.`,
    );
  if (args.includes("--fast")) return steps.filter((step) => step.fast);
  if (args.length === 0) return steps;
  const named = steps.filter((step) => args.includes(step.name));
  // A step that serves the pages needs them built. If they are already built, that takes no time.
  const needsPages = named.some((step) => step.after?.includes("build"));
  return steps.filter((step) => named.includes(step) || (needsPages && step.name === "build"));
}

/** Runs a single step and shows its output as it comes. @param {Step} step @returns {Promise<Result>} */
async function runStep(step) {
  console.log("");
  say(step.name);
  const began = Date.now();
  return ended(step, began, await step.run());
}

/**
 * Runs one of several steps and shows its output in one piece at the end.
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function runQuietly(step) {
  say(`${step.name} begins`);
  const began = Date.now();
  const child = fork(new URL("./lib/step-process.mjs", import.meta.url), [step.name], { silent: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  /** @type {import("./lib/test-steps.mjs").Outcome} */
  let outcome = { ok: false };
  child.on("message", (told) => {
    outcome = /** @type {typeof outcome} */ (told);
  });
  await once(child, "close");
  console.log("");
  say(step.name);
  process.stdout.write(output);
  if (!outcome.ok && !outcome.failures?.length)
    outcome.failures = [output.trimEnd().split("\n").slice(-12).join("\n")];
  return ended(step, began, outcome);
}

/** @param {Step} step @param {number} began @param {import("./lib/test-steps.mjs").Outcome} outcome @returns {Result} */
function ended(step, began, outcome) {
  if (outcome.skipped) console.error(`SKIPPED ${step.name}: ${outcome.skipped}`);
  return { name: step.name, took: Date.now() - began, ...outcome };
}

/** @param {Result[]} results @param {number} took @returns {number} the exit code */
function report(results, took) {
  const mayNotSkip = process.env.CI === "true";
  const failed = results.filter((result) => !result.ok || (result.skipped && mayNotSkip));
  console.log("\nSummary");
  for (const result of results) {
    const mark = failed.includes(result) ? "FAILED" : result.skipped ? "skipped" : "ok";
    const detail = result.skipped ?? (result.counts ? countsLine(result.counts) : "");
    console.log(
      `  ${mark.padEnd(8)}${result.name.padEnd(20)}${duration(result.took).padStart(12)}   ${detail}`,
    );
  }
  console.log(`  ${"total".padEnd(28)}${duration(took).padStart(12)}\n`);
  // Repeat the failures here, since often only the end of a long log is kept.
  for (const { name, failures } of failed)
    for (const failure of failures ?? []) console.log(`${name}: ${failure}\n`);
  for (const { name, unsteady } of results)
    for (const failure of unsteady ?? []) console.log(`${name}, passed when it ran again: ${failure}\n`);
  // A step that failed without a failing test (types, lint, a crash) counts as one failure, so that the line never
  // looks green.
  const untold = failed.filter((result) => !result.counts || result.counts.failed === 0).length;
  const total = addCounts(results.flatMap((result) => result.counts ?? []));
  console.log(countsLine({ ...total, failed: total.failed + untold }));
  return failed.length > 0 ? 1 : 0;
}
