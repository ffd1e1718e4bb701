import type { CallName } from "#contract/paths.ts";
import { openApi } from "#server/http/documentation/open-api.ts";
import { type OpenApi, type Operation, operationsOf } from "#tests/support/fuzz/requests.ts";
import type { JsonSchema } from "#tests/support/fuzz/schema-values.ts";
import { createJudge, type FuzzAnswer, type Judge } from "#tests/support/fuzz/verdict.ts";

interface Documented {
  operations: Map<string, Operation>;
  judge: Judge;
}

/** Created at the first call and shared by all test files of a worker. */
let documented: Documented | null = null;

/** Compares a call's answer with the documentation. @throws when it doesn't match; errors of the server itself pass */
export function expectDocumented(name: CallName, answer: FuzzAnswer): void {
  if (answer.status >= 500) return;
  documented ??= readDocumentation();
  const operation = documented.operations.get(name);
  if (!operation) throw new Error(`${name} is not documented.`);
  const fault = documented.judge(operation, answer);
  if (fault) throw new Error(`${name}: ${fault}`);
}

function readDocumentation(): Documented {
  const description: OpenApi & { components: { schemas: Record<string, JsonSchema> } } = JSON.parse(
    JSON.stringify(openApi()),
  );
  const operations = operationsOf(description).map((one): [string, Operation] => [one.operationId, one]);
  return { operations: new Map(operations), judge: createJudge(description.components.schemas) };
}
