import "#app/features/profile/sections.css";
import { SavedCards } from "#app/features/cards/SavedCards.tsx";
import { CalendarLink } from "#app/features/notices/CalendarLink.tsx";
import { NoticeSettings } from "#app/features/notices/NoticeSettings.tsx";
import { DeleteAccount } from "#app/features/profile/DeleteAccount.tsx";
import { Section } from "#app/features/profile/Section.tsx";
import { SecuritySections } from "#app/features/security/SecuritySections.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { useSignOut } from "#app/layout/dashboard/use-sign-out.ts";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import { cardTexts } from "#app/texts/en/cards.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { noticesTexts } from "#app/texts/en/notices.ts";
import { profileTexts } from "#app/texts/en/profile.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Route } from "./+types/settings.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).settings;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function SettingsPage() {
  const { email } = useUser();
  const signOut = useSignOut();
  const { zone } = usePageSalon();
  const texts = useTexts(noticesTexts);
  const profile = useTexts(profileTexts);
  const cards = useTexts(cardTexts);
  return (
    <>
      <h1 className="h2 dash-title mb-5">{handle.title}</h1>
      <div className="sections">
        <Section title={texts.title} text={texts.lead}>
          <NoticeSettings email={email} />
        </Section>
        <Section title={texts.calendarTitle} text={texts.calendarLead}>
          <CalendarLink owner="mine" text={texts.calendarMine} zone={zone} />
        </Section>
        <Section title={profile.nameEtc} text={profile.nameEtcText}>
          <LinkButton variant="line" size="sm" className="min-h-11" to="/dashboard/profile">
            {profile.openProfile}
          </LinkButton>
        </Section>
        <Section title={cards.saved} text={cards.savedText}>
          <SavedCards />
        </Section>
        <SecuritySections email={email} onOut={() => void signOut()} />
        <Section title={profile.deleteAccount} text={profile.deleteAccountText}>
          <DeleteAccount email={email} onGone={() => void signOut()} />
        </Section>
      </div>
    </>
  );
}
