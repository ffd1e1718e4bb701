import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { meQuery } from "#app/data/me.ts";
import { useSession } from "#app/lib/session.tsx";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LanguageOptions } from "#app/ui/LanguageOptions.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import type { Guest } from "#contract/guests.ts";
import type { Language } from "#domain/language.ts";

interface Told {
  language?: Language | undefined;
  byText?: boolean | undefined;
}

/**
 * How a guest without an account is told: the language, and whether by texts to the number. Both begin as they were chosen
 * last. Where the salon sends no texts, that is not asked. @param guest whom the desk has found
 */
export function HowTold({ guest }: { guest: Guest | undefined }) {
  const texts = useTexts(calendarTexts);
  const { user } = useSession();
  const { data: me } = useQuery(meQuery(user?.email));
  const { register, setValue } = useFormContext<Told>();
  const asksLanguage = !guest?.hasAccount;
  const asksTexts = asksLanguage && me?.tellsBy.includes("sms") === true;
  const whose = guest?._id ?? "new";
  useBeginning(asksLanguage ? whose : null, () => {
    setValue("language", asksLanguage ? (guest?.language ?? "en") : undefined);
  });
  useBeginning(asksTexts ? whose : null, () => {
    setValue("byText", asksTexts ? (guest?.byText ?? false) : undefined);
  });
  if (!asksLanguage) return null;
  return (
    <>
      <SelectField label={texts.toldIn} fieldClassName="max-w-80" {...register("language")}>
        <LanguageOptions />
      </SelectField>
      {asksTexts && (
        <label className="tell-account">
          <input type="checkbox" {...register("byText")} />
          <span>
            {texts.byText}
            <span className="hint block">{texts.byTextHint}</span>
          </span>
        </label>
      )}
    </>
  );
}

/** Lets a field begin once for each guest, and once where it is not asked any more: what the desk chooses since stays. */
function useBeginning(whose: string | null, begin: () => void) {
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (begun.current === whose) return;
    begun.current = whose;
    begin();
  });
}
