import type { Words } from "#server/usecases/texts/words.ts";

export const contact = {
  /** To the salon. @param said empty if the visitor left no message */
  message: (name: string, said: string): Words => ({
    subject: "A message from the contact form",
    preview: `${name} wrote through the contact form.`,
    heading: "A message for the salon",
    paragraphs: [
      `${name} wrote through the contact form.`,
      said || "She left no message: she would like to be called.",
    ],
    reason: "You get this e-mail because it is the salon's address.",
  }),

  /** To the sender. It repeats nothing that was typed, because anyone can type any address. */
  received: (salon: string, phone: string): Words => ({
    subject: `Your message to ${salon}`,
    preview: "Your message has reached us and we will call you back.",
    heading: "Your message has reached us",
    paragraphs: [`Thank you for writing to ${salon}. We will call you back.`],
    notes: [
      ...(phone === "" ? [] : [`In a hurry? Call ${phone}.`]),
      "If you did not write to us, you can ignore this.",
    ],
    reason: "You get this e-mail because this address was typed into our contact form.",
  }),
};
