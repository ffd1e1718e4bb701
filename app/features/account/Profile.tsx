import { useMe } from "#app/data/me.ts";
import { PasswordFields } from "#app/features/account/PasswordFields.tsx";
import { ProfileFields } from "#app/features/account/ProfileFields.tsx";
import { ProveMobile } from "#app/features/account/ProveMobile.tsx";
import { MembershipState } from "#app/features/membership/MembershipState.tsx";
import { ProveAddress } from "#app/features/sign-in/ProveAddress.tsx";
import { explain } from "#app/lib/explain.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { profileTexts } from "#app/texts/en/dashboard/profile.ts";
import { proveMobileTexts } from "#app/texts/en/dashboard/prove-mobile.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { Section } from "#app/ui/Section.tsx";

/** A person's own profile: photo, name, mobile number, password. */
export function Profile({ user }: { user: IdentityUser }) {
  const texts = useTexts(profileTexts);
  const membership = useTexts(myMembershipTexts);
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{texts.profile}</h1>
      <div className="sections">
        <Section title={texts.photoAndName} text={texts.photoAndNameText}>
          <QueryView
            query={useMe(user.email)}
            waiting={["h-20 w-20", "h-12", "h-12"]}
            failed={(error) => `${texts.notLoaded} ${explain(error)}`}
          >
            {(me) => (
              <ProfileFields me={me} name={user.displayName ?? me.name} photoURL={user.photoURL ?? ""} />
            )}
          </QueryView>
        </Section>
        <Section title={membership.page} text={membership.sectionText}>
          <MembershipState />
        </Section>
        <Section title={texts.emailAddress} text={texts.emailAddressText}>
          <EmailState user={user} />
        </Section>
        <MobileSection email={user.email} />
        <Section title={texts.password} text={texts.passwordText}>
          <PasswordFields />
        </Section>
      </div>
    </>
  );
}

/** Only if the salon sends text messages. A load error is shown above. */
function MobileSection({ email }: { email: string }) {
  const texts = useTexts(proveMobileTexts);
  const { data: me } = useMe(email);
  if (!me || me.mobileProof === "unavailable") return null;
  return (
    <Section title={texts.title} text={texts.text}>
      <ProveMobile key={me.phone} me={me} />
    </Section>
  );
}

/** A person's email address, whether it is verified, and a button to verify it. */
function EmailState({ user }: { user: IdentityUser }) {
  const texts = useTexts(profileTexts);
  if (user.emailVerified) {
    return (
      <Note icon="check">
        <b className="break-words">{user.email}</b> {texts.isVerified}
      </Note>
    );
  }
  return (
    <div className="grid gap-4">
      <Note tone="pending">
        <b className="break-words">{user.email}</b> {texts.notVerified}
      </Note>
      <ProveAddress />
    </div>
  );
}
