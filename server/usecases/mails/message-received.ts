import type { MessageRow } from "#server/database/contact-messages.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { Mail } from "#server/mail/port.ts";
import { bodies } from "#server/usecases/mails/sentences.ts";

/** Tells the salon what a visitor wrote, and how to reach her. */
export function messageForSalon(message: MessageRow, salon: SalonRow, site: { publicUrl: string }): Mail {
  const name = `${message.first_name} ${message.last_name}`;
  return {
    messageId: `<message.${message.id}@${new URL(site.publicUrl).hostname}>`,
    to: salon.email,
    subject: "A message from the contact form",
    ...bodies([
      `${name} wrote through the contact form.`,
      `Mobile: ${message.mobile}. E-mail: ${message.email}.`,
      message.message || "She left no message: she would like to be called.",
      `Mark it as handled: ${site.publicUrl}/dashboard/messages`,
    ]),
  };
}

/** Tells whoever wrote that the message has arrived. It repeats nothing that was typed: anyone can type any address. */
export function messageReceipt(message: MessageRow, salon: SalonRow, site: { publicUrl: string }): Mail {
  return {
    messageId: `<message-receipt.${message.id}@${new URL(site.publicUrl).hostname}>`,
    to: message.email,
    subject: `Your message to ${salon.name}`,
    ...bodies([
      `Thank you for writing to ${salon.name}. Your message has reached us and we will call you back.`,
      `In a hurry? Call ${salon.phone}.`,
      "If it was not you who wrote, you need do nothing.",
    ]),
  };
}
