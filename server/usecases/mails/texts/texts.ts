import { account as accountBn } from "#server/usecases/mails/texts/bn/account.ts";
import { common as commonBn } from "#server/usecases/mails/texts/bn/common.ts";
import { contact as contactBn } from "#server/usecases/mails/texts/bn/contact.ts";
import { membership as membershipBn } from "#server/usecases/mails/texts/bn/membership.ts";
import { visits as visitsBn } from "#server/usecases/mails/texts/bn/visits.ts";
import { account } from "#server/usecases/mails/texts/en/account.ts";
import { common } from "#server/usecases/mails/texts/en/common.ts";
import { contact } from "#server/usecases/mails/texts/en/contact.ts";
import { membership } from "#server/usecases/mails/texts/en/membership.ts";
import { visits } from "#server/usecases/mails/texts/en/visits.ts";

const english = { common, visits, account, contact, membership };

/** Everything that mails say, in one place a language. The compiler refuses a Bangla that lacks a sentence. */
export type MailTexts = typeof english;

export const mailTexts: Record<"en" | "bn", MailTexts> = {
  en: english,
  bn: {
    common: commonBn,
    visits: visitsBn,
    account: accountBn,
    contact: contactBn,
    membership: membershipBn,
  },
};
