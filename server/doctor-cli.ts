/** `npm run doctor`: checks whether every configured part works, and says what to fix. */
import { resolve } from "node:path";
import { readConfig } from "#server/config.ts";
import { refuseArguments, runCommand } from "#server/operations/command.ts";
import { examine } from "#server/operations/doctor/examine.ts";
import type { Finding } from "#server/operations/doctor/finding.ts";

const marks: Record<Finding["state"], string> = { ok: "ok     ", warning: "WARNING", failure: "FAILED " };

await runCommand(async () => {
  refuseArguments("doctor");
  const config = readConfig(process.env);
  const findings = await examine(config, resolve(config.dataDir));
  const failures = findings.filter(({ state }) => state === "failure").length;
  if (failures > 0) process.exitCode = 1;
  const verdict = failures === 0 ? "Nothing stands in the way." : `${failures} to mend before you open.`;
  return [...findings.map(describe), "", verdict].join("\n");
});

function describe({ about, state, says, mend }: Finding): string {
  const advice = mend ? `\n${" ".repeat(22)}→ ${mend}` : "";
  return `${marks[state]} ${about.padEnd(13)} ${says}${advice}`;
}
