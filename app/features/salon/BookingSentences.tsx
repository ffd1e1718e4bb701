import { useFormContext, useWatch } from "react-hook-form";
import { Example } from "#app/features/salon/Example.tsx";
import { Sentence } from "#app/features/salon/Sentence.tsx";
import { bookingExample, holdExample, type WallTime } from "#app/features/salon/settings-examples.ts";
import type { TypedBooking } from "#app/features/salon/settings-rules.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { dayAndTime, inSalon, salonDate, salonInstant } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { settingsExampleTexts } from "#app/texts/en/dashboard/settings-examples.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { SelectField } from "#app/ui/SelectField.tsx";
import { waitingOrders } from "#domain/offered-hours.ts";

/**
 * The step between slots, how early and how late customers book, how long a hold lasts, and who on the waiting list
 * is offered a slot first.
 */
export function BookingSentences() {
  const texts = useTexts(salonSettingsTexts);
  const { control, register } = useFormContext<TypedBooking>();
  const [slotStepMinutes, leadMinutes, horizonDays, holdMinutes] = useWatch({
    control,
    name: ["slotStepMinutes", "leadMinutes", "horizonDays", "holdMinutes"],
  });
  const examples = useBookingExamples({ slotStepMinutes, leadMinutes, horizonDays, holdMinutes });
  return (
    <>
      <Sentence
        text={texts.stepSentence}
        blanks={{ minutes: { name: "slotStepMinutes", label: texts.slotStep } }}
      />
      <Sentence
        text={texts.spanSentence}
        blanks={{
          minutes: { name: "leadMinutes", label: texts.lead },
          days: { name: "horizonDays", label: texts.horizon },
        }}
      />
      <Sentence text={texts.holdSentence} blanks={{ minutes: { name: "holdMinutes", label: texts.hold } }} />
      <Example sentences={examples} />
      <SelectField label={texts.waitingOrder} {...register("waitingOrder")}>
        {waitingOrders.map((order) => (
          <option key={order} value={order}>
            {texts.waitingOrders[order]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The largest number of days that dates can be calculated with. */
const mostDays = 1000;

function useBookingExamples(typed: TypedBooking): string[] {
  const texts = useTexts(settingsExampleTexts);
  const { zone } = useSalon();
  const { slotStepMinutes: step, leadMinutes: lead, horizonDays: days, holdMinutes: hold } = typed;
  const whole = [step, lead, days, hold].every((one) => Number.isInteger(one) && one >= 0);
  if (
    !whole ||
    step === 0 ||
    step % 5 > 0 ||
    hold === 0 ||
    Math.max(lead / 1440, hold / 1440, days) > mostDays
  )
    return [texts.incomplete];

  const today = salonDate(salonNow(), zone);
  const clock = ({ date, wall }: WallTime) => {
    const instant = salonInstant(date, wall, zone);
    return date === today ? inSalon("clock", instant, zone) : dayAndTime(instant, zone);
  };
  const { offered, last } = bookingExample(typed, today);
  const held = holdExample(hold, today);
  const noon = clock({ date: today, wall: "12:00" });
  return [
    texts.offered(noon, offered.map(clock).join(", ")),
    texts.lastDay(inSalon("longDay", salonInstant(last, "12:00", zone), zone)),
    ...(held ? [texts.held(noon, clock(held.until))] : []),
    ...(held?.longer ? [texts.heldLonger(clock(held.longer))] : []),
  ];
}
