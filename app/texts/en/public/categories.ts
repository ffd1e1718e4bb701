import { texts } from "#app/texts/texts.ts";

/** The categories of the catalogue. */
export const categoriesTexts = texts("categoriesTexts", {
  hair: "Hair",
  skin: "Skin",
  nails: "Nails",
  bath: "Bath",
  mehendi: "Mehendi",
});
