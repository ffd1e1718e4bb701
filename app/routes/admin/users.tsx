import { AllUsers } from "#app/features/people/AllUsers.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function UsersPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).allUsers} />
      <div className="mt-7">
        <AllUsers />
      </div>
    </>
  );
}
