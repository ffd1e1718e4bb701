import type { MailContent } from "#server/mail/port.ts";

export const sender = {
  name: "Shiuli",
  address: ["Road 27", "Dhaka"],
  phone: "+880 1700 000 000",
  mark: "https://salon.example/art/mail/mark.png",
};
/** A mail with every part that a mail can have. */
export const fullMail: MailContent = {
  language: "en",
  site: "https://salon.example",
  preview: "Soon",
  picture: "https://salon.example/art/mail/hair.png",
  label: "Receipt 12",
  heading: "Your visit",
  quote: { text: "Be looked after.", by: "Tasnim" },
  paragraphs: ["Dear Mim,"],
  ticket: {
    weekday: "Tue",
    day: "24",
    month: "Nov",
    time: "4:30 pm to 5:30 pm",
    masters: "Farzana",
    place: "Road 27",
  },
  voucher: { name: "Code", code: "0ABC-DEFG", worthName: "On it", worth: "$50" },
  rows: [["Service", "Hair Cut"]],
  total: ["Total", "$12"],
  actions: [{ label: "See my bookings", url: "https://salon.example/dashboard/myBookings" }],
  terms: { title: "What cancelling costs", rows: [["Until Monday", "Nothing"]] },
  notes: ["There is tea."],
  directions: { label: "Directions", url: "https://maps.example/27" },
  reason: "You booked a visit.",
  unsubscribe: { label: "No more of these", url: "https://salon.example/unsubscribe#x" },
};
