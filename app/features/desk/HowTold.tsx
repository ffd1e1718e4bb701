import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
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
 * How a guest without an account is notified: in which language, and whether by text message. Both start from the
 * last choice.
 * @param guest the guest that the desk has found
 * @param sendsTexts whether the salon sends text messages; if not, that is not asked
 */
export function HowTold({ guest, sendsTexts }: { guest: Guest | undefined; sendsTexts: boolean }) {
  const texts = useTexts(calendarTexts);
  const { register, setValue } = useFormContext<Told>();
  const isAsked = !guest?.hasAccount;
  const guestId = guest?._id ?? "new";
  useBeginning(guestId, () => setValue("language", guest?.language ?? "en"));
  useBeginning(sendsTexts ? guestId : null, () => setValue("byText", guest?.byText ?? false));
  return (
    <>
      <div hidden={!isAsked}>
        <SelectField label={texts.toldIn} fieldClassName="max-w-80" {...register("language")}>
          <LanguageOptions />
        </SelectField>
      </div>
      {sendsTexts && (
        <div hidden={!isAsked}>
          <label className="tell-account">
            <input type="checkbox" {...register("byText")} />
            <span>
              {texts.byText}
              <span className="hint block">{texts.byTextHint}</span>
            </span>
          </label>
        </div>
      )}
    </>
  );
}

/**
 * Sets a field's first value once per guest, so that the desk's later choice stays.
 * @param guestId null while the field is not shown
 */
function useBeginning(guestId: string | null, begin: () => void) {
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (guestId === null || begun.current === guestId) return;
    begun.current = guestId;
    begin();
  });
}
