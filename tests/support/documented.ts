import type { CallName } from "#contract/paths.ts";
import { openApi } from "#server/http/documentation/open-api.ts";
import { type OpenApi, type Operation, operationsOf } from "#tests/support/fuzz/requests.ts";
import type { JsonSchema } from "#tests/support/fuzz/schema-values.ts";
import { createJudge, type FuzzAnswer, type Judge } from "#tests/support/fuzz/verdict.ts";

interface Documented {
  operations: Map<string, Operation>;
  judge: Judge;
}

/** Made at the first call, for all test files of a worker. */
let documented: Documented | null = null;

/** Holds a call's answer against the documentation. @throws when it is outside; a failure of the server's own passes */
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
