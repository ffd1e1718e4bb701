import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Stepper } from "#app/ui/Stepper.tsx";

/** The steps of the booking page in a row. @param current counts from 0 */
export function BookingSteps({ current }: { current: number }) {
  const { steps } = useTexts(checkoutTexts);
  return (
    <div className="booking-steps">
      <Stepper
        steps={[
          { name: steps.services, to: "#what" },
          { name: steps.hour, to: "#when" },
          { name: steps.payment, to: "#payment" },
        ]}
        doneWord={steps.done}
        current={current}
      />
    </div>
  );
}
