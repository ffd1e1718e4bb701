import { categoriesTexts } from "#app/texts/en/public/categories.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Category } from "#domain/categories.ts";

/** The name of a category; null stands for services without one. */
export function useCategoryName(): (category: Category | null) => string {
  const names = useTexts(categoriesTexts);
  const { otherServices } = useTexts(servicesTexts);
  return (category) => (category ? names[category] : otherServices);
}
