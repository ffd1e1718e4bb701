import { texts } from "#app/texts/texts.ts";

/** The contact form and how to reach the salon. */
export const contactTexts = texts("contactTexts", {
  title: "Contact Us",
  description: "Where we are and how to reach us.",
  firstName: "First name",
  lastName: "Last name",
  email: "Email address",
  mobile: "Mobile number",
  mobileShape: "01XXXXXXXXX",
  digitsOnly: "Digits only, with an optional + in front",
  message: "Message",
  leaveEmpty: "Leave this empty",
  sending: "Sending",
  send: "Send message",
  sent: "Thank you. Your message has reached us and we will call you back.",
  phone: "Phone",
  hours: "Hours",
  address: "Address",
  mail: "Mail",
  directions: "Directions",
  reach: "Ring, write, or come by",
});
