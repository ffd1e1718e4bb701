import { texts } from "#app/texts/texts.ts";

/** Verifying one's mobile number. */
export const proveMobileTexts = texts("proveMobileTexts", {
  title: "Confirm your number",
  text: "Visits that you booked by phone then find their way to your bookings.",
  noNumber: "Write your number above and save your profile. Then you can confirm it here.",
  isProved: "is confirmed.",
  notProved: "is not confirmed yet.",
  send: "Send a code by text",
  sending: "Sending",
  again: "Send another code",
  notSent: "No code was sent.",
  sentTo: (number: string, until: string) => `A code is on its way to ${number}. It works until ${until}.`,
  code: "Code from the text",
  nothingCame: "Nothing came? If you answered STOP to our texts, send START to the number they came from.",
  confirm: "Confirm",
  confirming: "Confirming",
  notConfirmed: "The number was not confirmed.",
  done: "Your mobile number is confirmed",
});
