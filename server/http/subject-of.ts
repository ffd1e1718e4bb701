import type { Parts } from "#server/http/validate.ts";

/** The person that a call is about: the address in its path, or else the one in its body. */
export function subjectOf({ params, body }: Pick<Parts, "params" | "body">): string | undefined {
  return emailIn(params) ?? emailIn(body);
}

function emailIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("email" in value)) return undefined;
  return typeof value.email === "string" ? value.email.trim().toLowerCase() : undefined;
}
