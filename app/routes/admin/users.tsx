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
        <details className="mb-6">
          <summary className="min-h-11 py-2.5 font-semibold">{textsNow(invitationTexts).open}</summary>
          <div className="sections mt-4">
            <Section title={textsNow(invitationTexts).title} text={textsNow(invitationTexts).text}>
              <Invitations />
            </Section>
          </div>
        </details>
        <AllUsers />
      </div>
    </>
  );
}
