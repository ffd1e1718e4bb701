import { codeOfMobile } from "#server/usecases/people/prove-mobile.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** The last code that was sent to a person to verify a mobile number; undefined when there was none. */
export async function codeSentTo({ app }: TestSalon, userId: string): Promise<string | undefined> {
  const codes = app.engine.read.selectFrom("mobile_codes").select("id").where("user_id", "=", userId);
  const last = await codes.orderBy("sent_at", "desc").limit(1).executeTakeFirst();
  return last && codeOfMobile(app, last.id);
}
