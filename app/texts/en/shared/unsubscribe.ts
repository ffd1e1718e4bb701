import { texts } from "#app/texts/texts.ts";

/** The page that the last link of a mail or a text message opens. */
export const unsubscribeTexts = texts("unsubscribeTexts", {
  unsubscribeTitle: "No more messages of this kind?",
  unsubscribeText:
    "Press the button and we stop sending them to you. News of your visits and your account still reach you.",
  unsubscribe: "Stop these messages",
  unsubscribing: "Stopping",
  unsubscribed: "You get no more of these messages",
  unsubscribedText: "If you have an account, you can switch them on again in Settings.",
  unsubscribeOver: "This link does not work",
  unsubscribeOverText:
    "It may have been cut off. Open it again from the message, or change your notices in Settings.",
  toSettings: "Settings",
  toHome: "Back to home",
});
