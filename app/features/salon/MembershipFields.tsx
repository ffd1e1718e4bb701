import { useFormContext } from "react-hook-form";
import type { TypedSettings } from "#app/features/salon/settings-rules.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { TextField } from "#app/ui/TextField.tsx";

/** What a year of membership costs; empty while none is sold. */
export function MembershipFields() {
  const texts = useTexts(myMembershipTexts);
  const { register, formState } = useFormContext<TypedSettings>();
  return (
    <TextField
      label={texts.settingsPrice}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      className="num"
      hint={texts.settingsHint}
      error={formState.errors.membershipPrice?.message}
      {...register("membershipPrice", {
        setValueAs: (typed) => (typed === "" || typed === null ? null : Number(typed)),
      })}
    />
  );
}
