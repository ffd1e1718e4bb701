import type { CallName } from "#contract/paths.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

const postal = "Postal address of the guest.";
const pinned = "Whether to show it wherever the guest is booked, in place of another pinned note.";
const url = "Address that gets the messages; it must begin with `https://`, except in a demo.";

/** What fields of users, guests, the team and other programs mean. */
export const peopleFields = {
  createToken: { email: "E-mail address that you have proved to the identity provider." },
  createUser: { name: "Your full name.", email: "Your own e-mail address." },
  listUsers: {
    search: "Words to find in names and e-mail addresses; a user must match all of them.",
    cursor: "Where the page starts: the `cursor` of the `Link` header, with the same `search`.",
  },
  updateMe: {
    name: "Your full name.",
    photoURL: "Address of your photo: a path on this site or a web address; null removes it.",
    phone: "Your mobile number: digits with an optional `+`; null removes it.",
    language: "Language of your mails and texts: English or Bangla.",
    notices: "Notices to switch on or off.",
    reminderDay: "Whether to remind you 24 hours before a visit.",
    reminderHours: "Whether to remind you 2 hours before a visit.",
    reviewRequest: "Whether to ask you for a review after a visit.",
    toldBy: "How to notify you of visits; texts need a confirmed mobile number.",
  },
  sendMobileCode: { mobile: "Mobile number that gets the code: digits with an optional `+`." },
  proveMobile: { code: "The six digits that were sent." },
  deleteMe: { email: "E-mail address of your account, as a confirmation." },
  deleteUser: { from: "Role that you read; if it has changed since, the call fails with `wrong_state`." },
  changeRole: {
    role: "New role of the user.",
    from: "Role that you read; if it has changed since, the call fails with `wrong_state`.",
  },
  endSessions: { keep: "`current` keeps the session that makes this call." },

  listGuests: {
    search: "Words to find in names, numbers, e-mail and postal addresses; each may be a part of one.",
    only: "`members`, `away` (no visit or booking for 90 days, none to come) or `no_shows`; not with `search`.",
    limit: "Maximum number of guests per page; the default is 20.",
    page: "Number of the page, from 1.",
  },
  createGuest: { email: "E-mail address of the guest; empty for none.", address: postal },
  updateGuest: {
    email: "E-mail address of the guest; empty for none, and fixed for a guest with an account.",
    address: postal,
  },
  createGuestNote: {
    note: "Text of the note.",
    pinned,
  },
  updateGuestNote: {
    note: "New text of the note.",
    pinned,
    seen: "Text that you read; if it has changed since, a new text fails with `wrong_state`.",
  },
  deleteGuestNote: {
    seen: "`date` of the note that you read; if its text has changed since, the call fails with `wrong_state`.",
  },
  mergeGuests: {
    otherId: "Id of the other guest.",
    name: "Whose name to keep: of the guest in the path, or of the other.",
    number: "Whose mobile number to keep.",
    email: "Whose e-mail address to keep.",
    address: "Whose postal address to keep.",
  },

  createInvitation: { email: "E-mail address of the person.", role: "Role that the person gets." },
  acceptInvitation: { token: "Token of the link in the invitation." },
  createApiKey: { name: "Name of the key, so that you can tell keys apart.", scopes: "What the key may do." },
  createWebhook: {
    url,
    events: "Events to notify it of.",
  },
  changeWebhook: {
    url,
    events: "Events to notify it of; they replace the previous ones.",
    isOn: "Whether it gets messages.",
  },

  createContactMessage: {
    firstName: "First name of the visitor.",
    lastName: "Last name of the visitor.",
    email: "E-mail address of the visitor.",
    mobile: "Mobile number of the visitor, complete for its country.",
    message: "Text of the message.",
    website: "Leave it out: a message with this field is silently dropped.",
  },
  listContactMessages: {
    handled: "`true` for handled messages only, `false` for open ones only.",
    cursor: "Where the page starts: the `cursor` of the `Link` header, with the same `handled`.",
  },
  handleContactMessage: { handled: "Whether somebody has dealt with it." },
  unsubscribe: { token: "Token of the link in the message." },
  listDeliveries: {
    state: "Only mails and texts in this state.",
    limit: "Maximum number of results per page; the default is 50.",
    cursor: "`next` of the previous page, with the same `state`.",
  },
} satisfies Partial<Record<CallName, FieldMeanings>>;
