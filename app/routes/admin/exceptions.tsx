import { ExceptionsInbox } from "#app/features/owner/ExceptionsInbox.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function ExceptionsPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).exceptions} />
      <div className="mt-7">
        <ExceptionsInbox />
      </div>
    </>
  );
}
