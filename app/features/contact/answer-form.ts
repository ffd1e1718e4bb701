import { data, redirect } from "react-router";
import { sendMessage } from "#app/features/contact/send-message.ts";
import type { serverApi } from "#app/lib/server-api.ts";
import type { Problem } from "#contract/errors.ts";

/** A refused message: why, and what was typed. */
export interface RefusedMessage {
  problem: Problem;
  typed: Record<string, string>;
}

/** The query parameter of the page once a message has arrived. */
export const messageSent = "sent";

/** Handles the contact form when it is sent without JavaScript. */
export async function answerForm(request: Request, api: ReturnType<typeof serverApi>) {
  const fields = await request.formData();
  const error = await sendMessage(fields, api.sendMessage);
  if (!error) return redirect(`/?message=${messageSent}#visit`, 303);
  if (!error.problem) throw error;
  const typed = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
  return data({ problem: error.problem, typed } satisfies RefusedMessage, { status: error.status });
}
