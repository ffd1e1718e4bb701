import { Deliveries } from "#app/features/owner/Deliveries.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { deliveriesTexts } from "#app/texts/en/dashboard/deliveries.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function DeliveriesPage() {
  return (
    <>
      <Banner title={textsNow(deliveriesTexts).title} />
      <div className="mt-7">
        <Deliveries />
      </div>
    </>
  );
}
