import { texts } from "#app/texts/texts.ts";

/** What visitors read before the salon opens, what the team reads instead, and an invitation to the team. */
export const openingTexts = texts("openingTexts", {
  soon: "Opening soon",
  soonOn: (day: string) => `Opening on ${day}`,
  lead: (salon: string) => `${salon} does not take bookings yet. This is where you will book.`,
  nothingSold: (salon: string) =>
    `${salon} has not opened yet. Come back once it has: until then nothing is sold here.`,
  where: "Where",
  when: "When",
  before: "Before that",
  notYet: "Visitors read that the salon opens soon. You see the whole site, because you work here.",
  firstSteps: "First steps",
  invitation: "Invitation",
  invited: "You are invited to work here",
  invitedText: (salon: string, email: string) =>
    `You are logged in as ${email}. Accept, and the pages of ${salon} appear in your dashboard.`,
  accept: "Accept the invitation",
  accepting: "One moment",
  logInFirst: "Log in or sign up with the address that the invitation was sent to. Then you can accept.",
  logIn: "Log in",
  signUp: "Sign up",
  accepted: "Welcome to the team",
  acceptedText: "Your dashboard now has the salon's pages.",
  dashboard: "Open the dashboard",
});
