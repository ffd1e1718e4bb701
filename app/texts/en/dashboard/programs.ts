import { texts } from "#app/texts/texts.ts";

/** API keys of other programs. */
export const programsTexts = texts("programsTexts", {
  keys: "Keys",
  noKeys: "No keys yet",
  keysText:
    "A key lets another program, such as your own website or a bookkeeping tool, read or book here. Each key does only what you choose.",
  keysNotLoaded: "The keys did not load.",
  newKey: "New key",
  keyName: "Name",
  keyNameHint: "What uses it, for example 'Our website'.",
  mayDo: "It may",
  neverMay:
    "No key can make keys, change users, prices or settings, or take payments. A key works as long as you are an owner here.",
  scopes: {
    "catalogue:read": { name: "Read services, masters and free hours", text: "What every visitor sees." },
    "bookings:read": {
      name: "Read visits",
      text: "The lists and the calendar, with names, e-mail addresses, phone numbers, notes, prices and what was taken.",
    },
    "bookings:write": {
      name: "Book and move visits",
      text: "As the front desk does by phone: book, move, confirm, note, mark as arrived or missed.",
    },
    "bookings:cancel": {
      name: "Cancel visits",
      text: "What was paid goes back as your terms say, all of it when the salon cancels.",
    },
    "guests:read": { name: "Read guests", text: "Everybody the desk knows, with the desk's notes." },
    "money:read": { name: "Read money", text: "Receipts, revenue, figures and daily closes." },
  },
  cancel: "Cancel",
  make: "Make the key",
  making: "Making it",
  notMade: "The key was not made",
  keyOf: (name: string) => `The key of ${name}`,
  theKey: "Key",
  keyOnce: "It is shown only once. Keep it like a password: anyone who has it can do what you have chosen.",
  copy: "Copy",
  copied: "It is copied",
  notCopied: "It could not be copied. It is selected, so copy it yourself.",
  haveIt: "I have kept it",
  works: "Works",
  revokedBadge: "Revoked",
  formerOwner: "a former owner",
  made: (by: string, day: string) => `Made by ${by} on ${day}.`,
  lastUsed: (day: string) => `Last used on ${day}.`,
  neverUsed: "Never used.",
  revokedOn: (day: string) => `Revoked on ${day}.`,
  revoke: "Revoke",
  revoking: "Revoking",
  revokeQuestion: (name: string) => `Revoke the key of ${name}?`,
  revokeText: "The program is refused from its next call on. This can't be undone.",
  revokeYes: "Revoke it",
  keep: "Keep it",
  revoked: (name: string) => `The key of ${name} is revoked`,
  notRevoked: "The key was not revoked",
});
