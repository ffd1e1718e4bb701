import { texts } from "#app/texts/texts.ts";

/** Asking to log in before booking, and a summary of what is to be booked. */
export const loginFirstTexts = texts("loginFirstTexts", {
  pleaseLogin: "Please Login to booking appointment",
  notLogin: "You are not login",
  cancel: "Cancel",
  loginNow: "Login Now",
  createAnAccount: "Create an Account",
  withMaster: (name: string) => `with ${name}`,
});
