import { texts } from "#app/texts/texts.ts";

/** The page that the last link of a mail opens. */
export const unsubscribeTexts = texts("unsubscribeTexts", {
  unsubscribeTitle: "No more e-mails of this kind?",
  unsubscribeText:
    "Press the button and we stop sending them to you. News of your visits and your account still reach you.",
  unsubscribe: "Stop these e-mails",
  unsubscribing: "Stopping",
  unsubscribed: "You get no more of these e-mails",
  unsubscribedText: "You can switch them on again in Settings, where you have an account.",
  unsubscribeOver: "This link does not work",
  unsubscribeOverText:
    "It may have been cut off. Open it from the e-mail once more, or change your notices in Settings.",
  toSettings: "Settings",
  toHome: "Back to home",
});
