import type { Language } from "#domain/language.ts";
import type { NotSent } from "#domain/notices.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { Letterhead } from "#server/usecases/texts/letterhead.ts";

/** What sending a mail needs. */
export interface Post {
  app: UseCases;
  mailer: Mailer;
  publicUrl: string;
}

/** Null when a mail was sent; else why there was nothing to send any more. */
export type SendOutcome = NotSent | null;

export async function letterhead({ app, publicUrl }: Post, language: Language): Promise<Letterhead> {
  return { salon: await readSalon(app.engine.read), language, publicUrl };
}
