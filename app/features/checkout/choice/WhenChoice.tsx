import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import type { Wanted } from "#app/data/availability.ts";
import type { LeftOut } from "#app/data/offer-again.ts";
import { HourPicker } from "#app/features/hours/HourPicker.tsx";
import { useNow } from "#app/lib/use-now.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";

/** Loaded on demand, since few days are full. */
const JoinWaiting = lazy(() => import("#app/features/waiting/JoinWaiting.tsx"));

type Picker = ComponentProps<typeof HourPicker>;

type Left = "now" | "moving" | "openAt" | "full" | "onSooner" | "serviceIds" | "masterIds";

interface Props extends Omit<Picker, Left> {
  visit: Wanted & { leftOut: LeftOut | undefined };
  onSooner: NonNullable<Picker["onSooner"]>;
  /** What to do where no hour can be booked here. */
  instead: string | false;
  /** What happened to the chosen slot. */
  trouble: ReactNode;
}

/** The choice of day and time. */
export function WhenChoice({ instead, trouble, visit, ...given }: Props) {
  const texts = useTexts(hourTexts);
  const { leftOut } = useTexts(checkoutTexts);
  const picker = { ...given, serviceIds: visit.serviceIds, masterIds: visit.masterIds };
  const now = useNow();
  return (
    <section className="booking-step" aria-labelledby="step-when" id="when">
      <h2 className="sr" id="step-when" tabIndex={-1}>
        {texts.when}
      </h2>
      {trouble && <div className="mb-5">{trouble}</div>}
      {!trouble && visit.leftOut && (
        <Note className="mb-5">
          <span role="status">{leftOut[visit.leftOut]}</span>
        </Note>
      )}
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
