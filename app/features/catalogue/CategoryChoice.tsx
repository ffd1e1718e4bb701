import type { UseFormRegister } from "react-hook-form";
import type { TypedService } from "#app/features/catalogue/service-rules.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { categoriesTexts } from "#app/texts/en/public/categories.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import { categories } from "#domain/categories.ts";

/** Where guests find the service: in one of the categories, or none. */
export function CategoryChoice({ register }: { register: UseFormRegister<TypedService> }) {
  const texts = useTexts(serviceFormTexts);
  const names = useTexts(categoriesTexts);
  return (
    <fieldset className="field">
      <legend className="field-label mb-1.5">{texts.category}</legend>
      <div className="choice-pills">
        {categories.map((category) => (
          <ChoicePill key={category} type="radio" value={category} {...register("category")}>
            {names[category]}
          </ChoicePill>
        ))}
        <ChoicePill type="radio" value="" {...register("category")}>
          {texts.noCategory}
        </ChoicePill>
      </div>
    </fieldset>
  );
}
