import { texts } from "#app/texts/texts.ts";

/** What the catalogue is divided into. */
export const categoriesTexts = texts("categoriesTexts", {
  hair: "Hair",
  skin: "Skin",
  nails: "Nails",
  bath: "Bath",
  mehendi: "Mehendi",
});
