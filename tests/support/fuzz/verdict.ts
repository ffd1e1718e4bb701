import { z } from "zod";
import type { Operation } from "#tests/support/fuzz/requests.ts";
import type { JsonSchema } from "#tests/support/fuzz/schema-values.ts";

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
}

/**
 * Says what is wrong with an answer according to the documentation: an internal error, or a body that its schema does
 * not allow.
 */
export type Judge = (operation: Operation, answer: FuzzAnswer) => string | null;

/** @param components the documentation's shared schemas */
export function createJudge(components: Record<string, JsonSchema>): Judge {
  const parsers = new Map<string, z.ZodType>();
  const parserOf = (key: string, schema: JsonSchema) => {
    const known = parsers.get(key) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    parsers.set(key, known);
    return known;
  };

  return (operation, { status, type, text }) => {
    if (status >= 500) return `it failed with ${status}`;
    const media = type.split(";")[0] ?? "";
    if (status >= 400) {
      if (media !== "application/problem+json") return `a refusal came as ${media || "nothing"}`;
      const problem = JSON.parse(text);
      if (problem.status !== status) return `the refusal says ${problem.status}, its status is ${status}`;
      return complaint(parserOf("Problem", components.Problem ?? {}), problem);
    }
    const content = operation.responses["2XX"]?.content ?? {};
    const schema = content[media]?.schema;
    if (!schema) return `the answer came as ${media || "nothing"}`;
    const body = media === "application/json" ? JSON.parse(text) : text;
    return complaint(parserOf(operation.operationId, schema), body);
  };
}

function complaint(parser: z.ZodType, body: unknown): string | null {
  const { success, error } = parser.safeParse(body);
  return success ? null : `the answer is outside its schema: ${z.prettifyError(error)}`;
}
