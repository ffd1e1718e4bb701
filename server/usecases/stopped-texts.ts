import { internationalMobile } from "#domain/mobile.ts";
import type { TextAnswer } from "#domain/text-answers.ts";
import { findStoppedTexts, keepRefusedTexts, keepTextAnswer } from "#server/database/stopped-texts.ts";
import type { UseCases } from "#server/usecases/context.ts";

type Sealed = Pick<UseCases, "engine" | "seal">;

/** Whether the reader at a number has replied that they want no texts. */
export async function hasStoppedTexts({ engine, seal }: Sealed, number: string): Promise<boolean> {
  return await findStoppedTexts(engine.read, subjectOf(seal, number));
}

/** Stores the reply of the reader at a number, with an account or without. @param answer.id the gateway's id */
export async function rememberAnswer(
  { engine, seal, now }: Sealed & Pick<UseCases, "now">,
  { number, wants, id }: { number: string; wants: TextAnswer; id: string },
): Promise<void> {
  await engine.transaction((tx) =>
    keepTextAnswer(tx, { subject: subjectOf(seal, number), wants, id }, now()),
  );
}

/** Records that the gateway refuses a number because its reader has told the gateway to stop. */
export async function rememberRefusal(
  { engine, seal, now }: Sealed & Pick<UseCases, "now">,
  number: string,
): Promise<void> {
  await keepRefusedTexts(engine.write, subjectOf(seal, number), now());
}

/** Use a keyed seal: a plain hash of a number could be reversed by trying all numbers. */
function subjectOf(seal: UseCases["seal"], number: string): string {
  return seal(`texts to ${internationalMobile(number) ?? number}`);
}
