import type { MessageRow } from "#server/database/contact-messages.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Mail } from "#server/mail/port.ts";
import { compose } from "#server/usecases/mails/layout/compose.ts";

/** Tells the salon what a visitor wrote, and how to reach her. */
export function messageForSalon(message: MessageRow, salon: SalonRow, site: { publicUrl: string }): Mail {
  const name = `${message.first_name} ${message.last_name}`;
  return compose(
    { about: `message.${message.id}`, to: salon.email, subject: "A message from the contact form" },
    {
      preview: `${name} wrote through the contact form.`,
      heading: "A message for the salon",
      paragraphs: [
        `${name} wrote through the contact form.`,
        message.message || "She left no message: she would like to be called.",
      ],
      rows: [
        ["Mobile", message.mobile],
        ["E-mail", message.email],
      ],
      actions: [{ label: "Mark it as handled", url: `${site.publicUrl}/dashboard/messages` }],
      reason: "You get this e-mail because it is the salon's address.",
    },
    salon,
    site,
  );
}

/** Tells whoever wrote that the message has arrived. It repeats nothing that was typed: anyone can type any address. */
export function messageReceipt(message: MessageRow, salon: SalonRow, site: { publicUrl: string }): Mail {
  return compose(
    {
      about: `message-receipt.${message.id}`,
      to: message.email,
      subject: `Your message to ${salon.name}`,
    },
    {
      preview: "Your message has reached us and we will call you back.",
      heading: "Your message has reached us",
      paragraphs: [`Thank you for writing to ${salon.name}. We will call you back.`],
      notes: [`In a hurry? Call ${salon.phone}.`, "If it was not you who wrote, you need do nothing."],
      reason: "You get this e-mail because this address was typed into our contact form.",
    },
    salon,
    site,
  );
}
