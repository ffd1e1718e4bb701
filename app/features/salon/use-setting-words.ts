import { clockLabel } from "#app/features/salon/clock-times.ts";
import type { Setting } from "#app/features/salon/settings-clash.ts";
import { numberText } from "#app/lib/number-text.ts";
import { weekdays } from "#app/lib/weekdays.ts";
import { ownLinkTexts } from "#app/texts/en/dashboard/own-link.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Ask } from "#contract/deposits.ts";
import type { SalonSettings } from "#contract/settings.ts";

interface Words {
  label: string;
  said: string;
}

/** The settings in readable words, each with its name. */
export function useSettingWords(settings: SalonSettings): (setting: Setting) => Words {
  const texts = useTexts(salonSettingsTexts);
  const link = useTexts(ownLinkTexts);
  const { hours, policy, address, addressBn = [], taxPercent, membershipPrice, fullAfterNoShows } = settings;
  const text = (label: string, said: string | null | undefined): Words => ({
    label,
    said: said || texts.empty,
  });
  const number = (label: string, said: number): Words => ({ label, said: numberText(said) });
  const words: Record<Setting, () => Words> = {
    name: () => text(texts.name, settings.name),
    address: () => text(texts.address, address.join("\n")),
    nameBn: () => text(texts.nameBn, settings.nameBn),
    addressBn: () => text(texts.addressBn, addressBn.join("\n")),
    phone: () => text(texts.phone, settings.phone),
    email: () => text(texts.email, settings.email),
    hours: () => text(texts.openingHours, weekSaid(hours, texts)),
    policy: () => text(texts.cancellingAndMoving, policySaid(policy, texts)),
    taxName: () => text(texts.taxName, settings.taxName),
    taxPercent: () => number(texts.taxRate, taxPercent),
    membershipPrice: () =>
      text(texts.membershipPrice, membershipPrice === null ? null : numberText(membershipPrice)),
    deposit: () => text(texts.paying, depositSaid(settings.deposit, texts)),
    depositRules: () => text(texts.otherCases, rulesSaid(settings.depositRules, texts)),
    fullAfterNoShows: () =>
      text(texts.missedBefore, fullAfterNoShows === null ? null : numberText(fullAfterNoShows)),
    frameSites: () => text(link.frameSites, settings.frameSites.join("\n")),
    slotStepMinutes: () => number(texts.slotStep, settings.slotStepMinutes),
    leadMinutes: () => number(texts.lead, settings.leadMinutes),
    horizonDays: () => number(texts.horizon, settings.horizonDays),
    holdMinutes: () => number(texts.hold, settings.holdMinutes),
    waitingOrder: () => text(texts.waitingOrder, texts.waitingOrders[settings.waitingOrder ?? "first"]),
    textsPerDay: () => number(texts.textsPerDay, settings.textsPerDay),
  };
  return (setting) => words[setting]();
}

type Texts = typeof salonSettingsTexts;

/** One line per weekday. */
function weekSaid(hours: SalonSettings["hours"], texts: Texts): string {
  return weekdays
    .map((day, weekday) => {
      const spans = hours
        .filter((span) => span.weekday === weekday)
        .map(({ opens, closes }) => `${clockLabel(opens)} ${texts.to} ${clockLabel(closes)}`);
      return `${numberText(day)}: ${spans.join(", ") || texts.closed}`;
    })
    .join("\n");
}

/** One line per rule. */
function policySaid(policy: SalonSettings["policy"], texts: Texts): string {
  return [
    ...policy.refunds.map(({ noticeHours, percent }) =>
      filled(texts.refundSentence, { hours: noticeHours, percent }),
    ),
    texts.laterNothing(policy.refunds.length),
    filled(texts.graceSentence, { minutes: policy.graceMinutes }),
    filled(texts.aloneSentence, { cancel: policy.cancelNoticeHours, move: policy.moveNoticeHours }),
  ].join("\n");
}

function depositSaid(deposit: SalonSettings["deposit"], texts: Texts): string {
  if (deposit?.kind === "percent") return filled(texts.percentSentence, { percent: deposit.percent });
  if (deposit?.kind === "amount") return filled(texts.amountSentence, { amount: deposit.amount });
  return texts.howMuchKinds[deposit?.kind ?? "full"];
}

/** One line per rule. */
function rulesSaid({ above, newGuests, members }: SalonSettings["depositRules"], texts: Texts): string {
  const said = (label: string, ask: Ask | null) => (ask ? [`${label}: ${askSaid(ask, texts)}`] : []);
  return [
    ...said(texts.ofNewGuests, newGuests),
    ...said(texts.ofMembers, members),
    ...said(texts.ofLargeVisits, above?.ask ?? null),
    ...(above ? [filled(texts.aboveSentence, { price: above.price })] : []),
  ].join("\n");
}

function askSaid(ask: Ask, texts: Texts): string {
  if (ask.kind === "percent") return filled(texts.askPercent, { percent: ask.percent });
  return ask.kind === "amount"
    ? filled(texts.askAmount, { amount: ask.amount })
    : texts.howMuchKinds[ask.kind];
}

function filled(sentence: string, blanks: Record<string, number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, blank: string) => {
    const value = blanks[blank];
    return value === undefined ? whole : numberText(value);
  });
}
