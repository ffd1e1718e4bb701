import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import type { NewContactMessage } from "#contract/contact.ts";

/** Sends a message: over HTTP from a hydrated page, in process for a form sent before that. */
type Send = (message: NewContactMessage) => Promise<unknown>;

/** Sends the contact form's fields. @returns the refusal; undefined once they arrived */
export async function sendMessage(fields: FormData, send: Send): Promise<ApiError | undefined> {
  const text = (name: string) => String(fields.get(name) ?? "").trim();
  try {
    await send({
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      mobile: text("mobile"),
      ...(text("website") && { website: text("website") }),
      ...(text("message") && { message: text("message") }),
    });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** A sentence for each refused field, or one under `form` for the whole. */
export function explainFields(error: ApiError): Record<string, string> {
  const refused = error.problem?.errors ?? [];
  if (refused.length === 0) return { form: explain(error) };
  return Object.fromEntries(refused.map(({ field, message }) => [field, message]));
}
