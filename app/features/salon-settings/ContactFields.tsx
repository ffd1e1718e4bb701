import { useFormContext } from "react-hook-form";
import type { TypedSettings } from "#app/features/salon-settings/settings-form.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";

/** Name, address, phone and e-mail of the salon. */
export function ContactFields() {
  const { register, formState } = useFormContext<TypedSettings>();
  const { errors } = formState;
  return (
    <div className="f2">
      <TextField label="Name" fieldClassName="full-c" error={errors.name?.message} {...register("name")} />
      <TextArea
        label="Address"
        hint="One line under another, at most five."
        fieldClassName="full-c"
        error={errors.address?.message}
        {...register("address")}
      />
      <TextField
        label="Phone"
        type="tel"
        className="num"
        error={errors.phone?.message}
        {...register("phone")}
      />
      <TextField
        label="Email"
        type="email"
        hint="Messages from the contact form are mailed here."
        error={errors.email?.message}
        {...register("email")}
      />
    </div>
  );
}
