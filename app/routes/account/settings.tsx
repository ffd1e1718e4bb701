import "#app/features/profile/sections.css";
import { DeleteAccount } from "#app/features/profile/DeleteAccount.tsx";
import { Section } from "#app/features/profile/Section.tsx";
import { SecuritySections } from "#app/features/security/SecuritySections.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { useSignOut } from "#app/layout/dashboard/use-sign-out.ts";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Route } from "./+types/settings.ts";

export const handle: PageHandle = { title: "Settings" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function SettingsPage() {
  const { email } = useUser();
  const signOut = useSignOut();
  return (
    <>
      <h1 className="h2 dash-title mb-5">Settings</h1>
      <div className="sections">
        <Section title="Notices" text="What we mail to you.">
          <p>
            We mail <b className="font-semibold break-all">{email}</b> about your visits and your account, and
            nothing else.
          </p>
        </Section>
        <Section title="Name, photo, password" text="They are in your profile.">
          <LinkButton variant="line" size="sm" className="min-h-11" to="/dashboard/profile">
            Open your profile
          </LinkButton>
        </Section>
        <SecuritySections email={email} onOut={() => void signOut()} />
        <Section title="Delete account" text="It goes at once, and for good.">
          <DeleteAccount email={email} onGone={() => void signOut()} />
        </Section>
      </div>
    </>
  );
}
