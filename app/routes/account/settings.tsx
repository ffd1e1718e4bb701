import { DeleteAccount } from "#app/features/account/DeleteAccount.tsx";
import { NoticeSettings } from "#app/features/account/NoticeSettings.tsx";
import { SecuritySections } from "#app/features/account/SecuritySections.tsx";
import { SavedCards } from "#app/features/card/SavedCards.tsx";
import { CalendarLink } from "#app/features/visits/CalendarLink.tsx";
import { useSignOut } from "#app/layout/dashboard/use-sign-out.ts";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { noticesTexts } from "#app/texts/en/dashboard/notices.ts";
import { profileTexts } from "#app/texts/en/dashboard/profile.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Section } from "#app/ui/Section.tsx";

export default function SettingsPage() {
  const { email } = useUser();
  const signOut = useSignOut();
  const texts = useTexts(noticesTexts);
  const profile = useTexts(profileTexts);
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{textsNow(dashboardTexts).settings}</h1>
      <div className="sections">
        <Section title={texts.title} text={texts.lead}>
          <NoticeSettings email={email} />
        </Section>
        <Section title={texts.calendarTitle} text={texts.calendarLead}>
          <CalendarLink owner="mine" text={texts.calendarMine} />
        </Section>
        <Section title={profile.nameEtc} text={profile.nameEtcText}>
          <LinkButton variant="line" size="sm" className="min-h-11" to="/dashboard/profile">
            {profile.openProfile}
          </LinkButton>
        </Section>
        <SavedCards />
        <SecuritySections email={email} onOut={() => void signOut()} />
        <Section title={profile.deleteAccount} text={profile.deleteAccountText}>
          <DeleteAccount email={email} onGone={() => void signOut()} />
        </Section>
      </div>
    </>
  );
}
