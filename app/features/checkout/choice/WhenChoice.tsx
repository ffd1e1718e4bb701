import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { HourPicker } from "#app/features/hours/HourPicker.tsx";
import { useNow } from "#app/lib/use-now.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Skeleton } from "#app/ui/Skeleton.tsx";

/** Loaded on demand, since few days are full. */
const JoinWaiting = lazy(() => import("#app/features/waiting/JoinWaiting.tsx"));

type Picker = ComponentProps<typeof HourPicker>;

interface Props extends Omit<Picker, "now" | "moving" | "openAt" | "full" | "onSooner"> {
  onSooner: NonNullable<Picker["onSooner"]>;
  /** What to do where no hour can be booked here. */
  instead: string | false;
  /** What happened to the chosen slot. */
  trouble: ReactNode;
}

/** The choice of day and time. */
export function WhenChoice({ instead, trouble, ...picker }: Props) {
  const texts = useTexts(hourTexts);
  const now = useNow();
  return (
    <section className="booking-step" aria-labelledby="step-when" id="when">
      <h2 className="sr" id="step-when" tabIndex={-1}>
        {texts.when}
      </h2>
      {trouble && <div className="mb-5">{trouble}</div>}
      {picker.serviceIds.length === 0 ? (
        <p className="muted">{texts.serviceFirst}</p>
      ) : instead ? (
        <p>{instead}</p>
      ) : (
        <HourPicker
          {...picker}
          now={now}
          full={(date, beside) => (
            <Suspense fallback={<Skeleton className="h-48" />}>
              <JoinWaiting
                key={`${date} ${picker.serviceIds} ${picker.masterIds}`}
                serviceIds={picker.serviceIds}
                masterIds={picker.masterIds}
                masters={picker.masters}
                date={date}
                offered={beside}
                onHour={picker.onSooner}
              />
            </Suspense>
          )}
        />
      )}
    </section>
  );
}
