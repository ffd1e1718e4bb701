import { useState } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import type { TypedService } from "#app/features/catalogue/service-rules.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";

interface Props {
  register: UseFormRegister<TypedService>;
  errors: FieldErrors<TypedService>;
  /** Whether the fields are shown at first, because some are filled in. */
  open: boolean;
}

/** The service's texts in Bangla. */
export function BanglaFields({ register, errors, open }: Props) {
  const texts = useTexts(serviceFormTexts);
  const [openAtFirst] = useState(open);
  return (
    <details open={openAtFirst}>
      <summary className="field-label w-fit cursor-pointer">{texts.inBangla}</summary>
      <p className="hint mt-1">{texts.inBanglaText}</p>
      <div className="mt-4 grid gap-[22px]">
        <TextField label={texts.banglaName} error={errors.nameBn?.message} {...register("nameBn")} />
        <TextField label={texts.banglaTagline} error={errors.taglineBn?.message} {...register("taglineBn")} />
        <TextArea label={texts.banglaDetails} error={errors.detailsBn?.message} {...register("detailsBn")} />
      </div>
    </details>
  );
}
