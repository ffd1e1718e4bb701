import { texts } from "#app/texts/texts.ts";

/** Inviting people by mail to work at the salon. */
export const invitationTexts = texts("invitationTexts", {
  open: "Invite somebody to your team",
  title: "Your team",
  text: "The person gets a mail with a link that is good for seven days, and signs in with an account of that address.",
  invite: "Invite",
  inviting: "Inviting",
  email: "E-mail address",
  role: "Role",
  roles: { staff: "Front desk", admin: "Owner, with all rights" },
  invited: (address: string) => `An invitation is on its way to ${address}`,
  notInvited: "The invitation was not sent",
  waiting: "Invitations that wait",
  nobodyWaits: "No invitation waits to be accepted.",
  notLoaded: (why: string) => `The invitations did not load. ${why}`,
  waits: (until: string) => `waits until ${until}`,
  again: "Send again",
  againTo: (address: string) => `Send again to ${address}`,
  withdraw: "Take back",
  withdrawOf: (address: string) => `Take back the invitation to ${address}`,
  notWithdrawn: "The invitation was not taken back",
});
