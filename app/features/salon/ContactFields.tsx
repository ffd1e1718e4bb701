import { useFormContext } from "react-hook-form";
import type { TypedContact } from "#app/features/salon/settings-rules.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";

/** The salon's name, address, phone and email. */
export function ContactFields() {
  const texts = useTexts(salonSettingsTexts);
  const { register, formState } = useFormContext<TypedContact>();
  const { errors } = formState;
  return (
    <div className="field-pairs">
      <TextField
        label={texts.name}
        fieldClassName="full-c"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextArea
        label={texts.address}
        hint={texts.addressHint}
        fieldClassName="full-c"
        error={errors.address?.message}
        {...register("address")}
      />
      <TextField
        label={texts.nameBn}
        optional
        fieldClassName="full-c"
        error={errors.nameBn?.message}
        {...register("nameBn")}
      />
      <TextArea
        label={texts.addressBn}
        optional
        fieldClassName="full-c"
        error={errors.addressBn?.message}
        {...register("addressBn")}
      />
      <TextField
        label={texts.phone}
        type="tel"
        className="num"
        error={errors.phone?.message}
        {...register("phone")}
      />
      <TextField
        label={texts.email}
        type="email"
        hint={texts.emailHint}
        error={errors.email?.message}
        {...register("email")}
      />
    </div>
  );
}
