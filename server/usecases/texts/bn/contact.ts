import { atPlace } from "#domain/bangla-endings.ts";
import type { contact as english } from "#server/usecases/texts/en/contact.ts";

export const contact: typeof english = {
  message: (name, said) => ({
    subject: "যোগাযোগ ফর্ম থেকে একটি বার্তা",
    preview: `${name} যোগাযোগ ফর্ম থেকে লিখেছেন।`,
    heading: "পার্লারের জন্য একটি বার্তা",
    paragraphs: [`${name} যোগাযোগ ফর্ম থেকে লিখেছেন।`, said || "কোনো বার্তা লেখেননি, ফোন করতে বলেছেন।"],
    reason: "এটি পার্লারের ঠিকানা বলে এই ইমেইল পেয়েছেন।",
  }),

  received: (salon, phone) => ({
    subject: `${atPlace(salon)} পাঠানো আপনার বার্তা`,
    preview: "আপনার বার্তা পেয়েছি, আমরা ফোন করব।",
    heading: "আপনার বার্তা আমরা পেয়েছি",
    paragraphs: [`${atPlace(salon)} বার্তা পাঠানোর জন্য ধন্যবাদ। আমরা আপনাকে ফোন করব।`],
    notes: [...(phone === "" ? [] : [`তাড়া আছে? ফোন করুন: ${phone}।`]), "আপনি না লিখে থাকলে কিছুই করতে হবে না।"],
    reason: "আমাদের যোগাযোগ ফর্মে এই ঠিকানা লেখা হয়েছিল বলে এই ইমেইল পেয়েছেন।",
  }),
};
