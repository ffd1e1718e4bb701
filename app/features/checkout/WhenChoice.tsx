import type { ComponentProps, ReactNode } from "react";
import { HourPicker } from "#app/features/hours/HourPicker.tsx";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props extends Omit<ComponentProps<typeof HourPicker>, "moving" | "openAt"> {
  /** What happened to the hour that was chosen. */
  trouble: ReactNode;
}

/** Which day and which hour. */
export function WhenChoice({ trouble, ...picker }: Props) {
  const texts = useTexts(hourTexts);
  return (
    <section className="booking-step" aria-labelledby="step-when" id="when">
      <h2 className="sr" id="step-when" tabIndex={-1}>
        {texts.when}
      </h2>
      {trouble && <div className="mb-5">{trouble}</div>}
      {picker.serviceIds.length === 0 ? (
        <p className="muted">{texts.serviceFirst}</p>
      ) : (
        <HourPicker {...picker} />
      )}
    </section>
  );
}
