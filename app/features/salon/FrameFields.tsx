import { useFormContext } from "react-hook-form";
import type { TypedFrame } from "#app/features/salon/settings-rules.ts";
import { ownLinkTexts } from "#app/texts/en/dashboard/own-link.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { TextArea } from "#app/ui/TextArea.tsx";

/** The sites that may show the booking link in a frame. */
export function FrameFields() {
  const texts = useTexts(ownLinkTexts);
  const { register, formState } = useFormContext<TypedFrame>();
  return (
    <TextArea
      label={texts.frameSites}
      hint={texts.frameHint}
      placeholder="https://www.example.com"
      error={formState.errors.frameSites?.message}
      {...register("frameSites")}
    />
  );
}
