import { ApiKeys } from "#app/features/programs/ApiKeys.tsx";
import { Webhooks } from "#app/features/programs/Webhooks.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function ProgramsPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).programs} />
      <div className="in-turn mt-7 grid gap-10">
        <ApiKeys />
        <Webhooks />
      </div>
    </>
  );
}
