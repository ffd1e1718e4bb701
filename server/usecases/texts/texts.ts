import type { Language } from "#domain/language.ts";
import { account as accountBn } from "#server/usecases/texts/bn/account.ts";
import { common as commonBn } from "#server/usecases/texts/bn/common.ts";
import { contact as contactBn } from "#server/usecases/texts/bn/contact.ts";
import { giftCard as giftCardBn } from "#server/usecases/texts/bn/gift-card.ts";
import { membership as membershipBn } from "#server/usecases/texts/bn/membership.ts";
import { moneyBack as moneyBackBn } from "#server/usecases/texts/bn/money-back.ts";
import { pack as packBn } from "#server/usecases/texts/bn/package.ts";
import { visits as visitsBn } from "#server/usecases/texts/bn/visits.ts";
import { waiting as waitingBn } from "#server/usecases/texts/bn/waiting.ts";
import { account } from "#server/usecases/texts/en/account.ts";
import { common } from "#server/usecases/texts/en/common.ts";
import { contact } from "#server/usecases/texts/en/contact.ts";
import { giftCard } from "#server/usecases/texts/en/gift-card.ts";
import { membership } from "#server/usecases/texts/en/membership.ts";
import { moneyBack } from "#server/usecases/texts/en/money-back.ts";
import { pack } from "#server/usecases/texts/en/package.ts";
import { visits } from "#server/usecases/texts/en/visits.ts";
import { waiting } from "#server/usecases/texts/en/waiting.ts";

const english = { common, visits, account, contact, membership, giftCard, moneyBack, pack, waiting };

/** All words of mails, per language. The compiler refuses a Bangla that lacks a sentence. */
export type MailTexts = typeof english;

export const mailTexts: Record<Language, MailTexts> = {
  en: english,
  bn: {
    common: commonBn,
    visits: visitsBn,
    account: accountBn,
    contact: contactBn,
    membership: membershipBn,
    giftCard: giftCardBn,
    moneyBack: moneyBackBn,
    pack: packBn,
    waiting: waitingBn,
  },
};
