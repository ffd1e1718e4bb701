import { insertContactMessage } from "#server/database/contact-messages.ts";
import { newId } from "#server/database/new-id.ts";
import type { UseCases } from "#server/usecases/context.ts";

export interface ContactDraft {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  message?: string | undefined;
}

/** Keeps a visitor's message for the salon. @returns its id */
export async function writeToSalon(app: UseCases, draft: ContactDraft): Promise<string> {
  const id = newId();
  await insertContactMessage(app.engine.write, {
    id,
    first_name: draft.firstName,
    last_name: draft.lastName,
    email: draft.email,
    mobile: draft.mobile,
    message: draft.message ?? "",
    created_at: app.now(),
    handled_at: null,
  });
  return id;
}
