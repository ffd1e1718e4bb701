import { texts } from "#app/texts/texts.ts";

/** Which notices somebody gets, in which language, and links to calendars. */
export const noticesTexts = texts("noticesTexts", {
  title: "Notices",
  lead: "What we tell you, and how.",
  always: (email: string) =>
    `We mail ${email} about your account, and tell you whenever a visit is booked, changed or cancelled. The rest is up to you:`,
  toldBy: "How we tell you of your visits",
  by: {
    mail: (email: string) => `By e-mail to ${email}`,
    sms: (number: string) => `By text message to ${number}`,
    whatsapp: (number: string) => `By WhatsApp to ${number}`,
  },
  toProve: "To get texts, confirm your mobile number in",
  profile: "your profile",
  byMailUntil: "Until your number is confirmed, we mail you.",
  stopped:
    "You answered STOP to our texts, so we mail you. To get texts again, send START to the number that they came from.",
  receiptsByMail: "Receipts and mails about your account always come by e-mail.",
  reminderDay: "A reminder the day before a visit",
  reminderHours: "A reminder two hours before a visit",
  reviewRequest: "A question after a visit: how was it?",
  language: "Language of our e-mails and texts",
  notSaved: "That was not saved",
  notLoaded: "Your notices did not load.",
  calendarTitle: "Your calendar",
  calendarLead: "Your visits in the calendar on your phone or computer.",
  calendarMine:
    "Subscribe to a private link in your calendar program: visits that you book, move or cancel appear there automatically.",
  masterTitle: "Her calendar",
  calendarOfMaster: (name: string) =>
    `A private link that ${name} subscribes to in her own calendar program. It shows first names and services, nothing more.`,
  makeLink: "Make a private link",
  making: "Making",
  linkMade: (date: string) => `A link was made on ${date}. It is shown only when it is made.`,
  linkLabel: "Private link",
  linkOnce:
    "Copy it now: it is shown only once. Anyone who has the link can read the calendar, so treat it like a key.",
  copy: "Copy",
  copied: "The link is copied",
  notCopied: "This browser does not let us copy it. Please copy it by hand.",
  newLink: "Make a new one",
  revoke: "Revoke",
  revokeTitle: "Revoke the link?",
  newLinkTitle: "Make a new link?",
  oldStops: "Calendars that subscribed to the old link stop updating.",
  yesRevoke: "Yes, revoke it",
  yesNew: "Yes, make a new one",
  keep: "Keep",
  revoked: "The link is revoked",
  failed: "That did not work",
  calendarNotLoaded: "The calendar link did not load.",
});
