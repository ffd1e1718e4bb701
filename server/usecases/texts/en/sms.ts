import type { TextedVisit } from "#server/usecases/texts/sms.ts";

/** Text messages in English. They never name a guest, because a locked phone shows texts. */
export const sms = {
  code: (code: string, salon: string) =>
    `${code} is your code for ${salon}. It works for 5 minutes. Do not share it with anyone.`,
  received: (visit: TextedVisit) =>
    `${visit.salon}: your visit is booked. ${what(visit)} The salon will confirm.`,
  confirmed: (visit: TextedVisit) => `${visit.salon}: your visit is confirmed. ${what(visit)}`,
  row: (visit: TextedVisit, count: string) =>
    `${visit.salon}: your ${count} visits are confirmed. The first: ${what(visit)}`,
  moved: (visit: TextedVisit) => `${visit.salon}: your visit has a new time. ${what(visit)}`,
  otherEnd: (visit: TextedVisit, until: string) =>
    `${visit.salon}: your visit now ends at ${until}. ${what(visit)}`,
  changed: (visit: TextedVisit) => `${visit.salon}: your visit is changed. It is now: ${what(visit)}`,
  changeLost: (visit: TextedVisit, goesBack: string) =>
    `${visit.salon}: the change came too late, so your visit stays as it is. ${goesBack}`,
  cancelled: (visit: TextedVisit, { bySalon, back }: { bySalon: boolean; back: string }) =>
    `${visit.salon}: ${bySalon ? "we are sorry, we have to cancel your visit" : "your visit is cancelled"}. ${what(visit)}${back === "" ? "" : ` ${back} goes back.`}`,
  hourLost: (visit: TextedVisit, goesBack: string) =>
    `${visit.salon}: we are sorry, your hour was gone before your payment came. Nothing is booked. ${goesBack}`,
  hourOver: (visit: TextedVisit, goesBack: string) =>
    `${visit.salon}: we are sorry, your payment came after the time of your visit. Nothing is booked. ${goesBack}`,
  creditLost: (visit: TextedVisit, goesBack: string) =>
    `${visit.salon}: we are sorry, your gift card or package could no longer pay. Nothing is booked. ${goesBack}`,
  hourOffered: (visit: TextedVisit, until: string, link: string) =>
    `${visit.salon}: an hour came free. ${what(visit)} It is yours until ${until}.${link === "" ? "" : ` ${link}`}`,
  hourOfferedToCaller: (visit: TextedVisit, until: string) =>
    `${visit.salon}: an hour came free. ${what(visit)} It is yours until ${until}: call us to take it.`,
  reminder: (visit: TextedVisit, stop: string) =>
    `${visit.salon}: see you soon. ${what(visit)}${stop === "" ? "" : ` No more reminders: ${stop}`}`,
};

function what({ service, when, masters }: TextedVisit): string {
  if (when === "") return `${service}. We will call you to arrange the hour.`;
  return `${service}, ${when}${masters === "" ? "" : `, with ${masters}`}.`;
}
