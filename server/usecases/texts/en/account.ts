import type { Words } from "#server/usecases/texts/words.ts";

export const account = {
  passwordReset: (salon: string): Words => ({
    subject: `Choose a new password for ${salon}`,
    preview: "The link works once, for one hour.",
    heading: "Choose a new password",
    paragraphs: [
      `Somebody, most likely you, asked for a new password for your account at ${salon}.`,
      "The link below works once, for one hour. Once you use it, you are logged out everywhere else.",
    ],
    notes: ["If it was not you, do nothing: your password stays as it is."],
    reason: "You get this e-mail because a new password was asked for with this address.",
  }),

  verification: (salon: string): Words => ({
    subject: `Confirm your e-mail address for ${salon}`,
    preview: "One click, and visits booked by phone find their way to your account.",
    heading: "Is this your address?",
    paragraphs: [
      `An account at ${salon} was made with this address. Confirm that it is yours: the link is good for a day.`,
    ],
    notes: ["If you made no account, do nothing. Please don't press the button for somebody else."],
    reason: "You get this e-mail because somebody signed up with this address.",
  }),

  signUpRepeated: (salon: string): Words => ({
    subject: `You already have an account at ${salon}`,
    preview: "Log in, or choose a new password.",
    heading: "You already have an account",
    paragraphs: [
      `Somebody, most likely you, tried to sign up at ${salon} with this address. It has an account already.`,
      "Log in as usual. If you forgot your password, choose a new one by e-mail.",
    ],
    notes: ["If it was not you, do nothing: your account stays as it is."],
    reason: "You get this e-mail because somebody signed up with this address.",
  }),

  welcome: (salon: string, name: string): Words => ({
    subject: `Welcome to ${salon}`,
    preview: "Book a visit, see the ones you have, and tell us how it was.",
    heading: name === "" ? "Welcome" : `Welcome, ${name}`,
    paragraphs: [
      `It is good to have you at ${salon}. Your account keeps your bookings and receipts in one place, and lets you move or cancel a visit yourself.`,
    ],
    reason: "You get this e-mail because you made an account with this address.",
  }),

  test: (salon: string): Words => ({
    subject: `A test mail from ${salon}`,
    preview: "If you can read this, mails arrive.",
    heading: "Mails arrive",
    paragraphs: [
      `This is the test mail that you asked for. Customers of ${salon} get theirs the same way: bookings, receipts, reminders.`,
      "Go back to your first steps and press “It has come”. If it landed in your spam, ask the person who runs your mail.",
    ],
    reason: "You get this e-mail because you asked for a test mail.",
  }),

  invitation: (salon: string, role: "staff" | "admin"): Words => ({
    subject: `Work with us at ${salon}`,
    preview: "The link works once, within seven days.",
    heading: `You are invited to ${salon}`,
    paragraphs: [
      role === "admin"
        ? `You are invited to run ${salon} on its site: services, people, prices and money.`
        : `You are invited to work at the front desk of ${salon} on its site: the calendar, bookings and guests.`,
      "Press the button, then log in or sign up with this address. The link works once, within seven days.",
    ],
    notes: ["If you were not expecting this, ignore it: nothing changes."],
    reason: "You get this e-mail because the salon's owner invited this address.",
  }),
};
