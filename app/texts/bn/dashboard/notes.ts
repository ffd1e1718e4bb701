import type { notesTexts } from "#app/texts/en/dashboard/notes.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof notesTexts>("notesTexts", {
  noteNow: (note) => (note === "" ? "এর মধ্যে নোটটি মুছে ফেলা হয়েছে।" : `এর মধ্যে নোটে লেখা হয়েছে: ${note}`),
});
