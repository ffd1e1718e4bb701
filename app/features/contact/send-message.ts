import { api } from "#app/lib/api.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";

/**
 * Sends the contact form's fields. Answers nothing when they arrived, else a sentence for each field that was
 * refused, or one under `form` for the whole.
 */
export async function sendMessage(fields: FormData): Promise<Record<string, string> | undefined> {
  const text = (name: string) => String(fields.get(name) ?? "").trim();
  try {
    await api("createContactMessage", {
      body: {
        firstName: text("firstName"),
        lastName: text("lastName"),
        email: text("email"),
        mobile: text("mobile"),
        ...(text("website") && { website: text("website") }),
        ...(text("message") && { message: text("message") }),
      },
    });
    return undefined;
  } catch (error) {
    const refused = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
    if (refused.length > 0) return Object.fromEntries(refused.map(({ field, message }) => [field, message]));
    return { form: explain(error) };
  }
}
