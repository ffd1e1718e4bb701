import { AllUsers } from "#app/features/people/AllUsers.tsx";
import { Invitations } from "#app/features/people/Invitations.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { invitationTexts } from "#app/texts/en/dashboard/invitations.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { Section } from "#app/ui/Section.tsx";

export default function UsersPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).allUsers} />
      <div className="mt-7">
        <AllUsers />
        <div className="sections mt-9">
          <Section title={textsNow(invitationTexts).title} text={textsNow(invitationTexts).text}>
            <Invitations />
          </Section>
        </div>
      </div>
    </>
  );
}
