import { useMe } from "#app/data/me.ts";
import { PasswordFields } from "#app/features/account/PasswordFields.tsx";
import { ProfileFields } from "#app/features/account/ProfileFields.tsx";
import { MembershipState } from "#app/features/membership/MembershipState.tsx";
import { SendVerification } from "#app/features/sign-in/SendVerification.tsx";
import { explain } from "#app/lib/explain.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import { membershipTexts } from "#app/texts/en/membership.ts";
import { profileTexts } from "#app/texts/en/profile.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LoadError } from "#app/ui/LoadError.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Section } from "#app/ui/Section.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** One's own profile: photo, name, mobile number, password. */
export function Profile({ user }: { user: IdentityUser }) {
  const texts = useTexts(profileTexts);
  const membership = useTexts(membershipTexts);
  const { zone } = usePageSalon();
  const me = useMe(user.email);
  return (
    <>
      <h1 className="h2 dash-title mb-5">{texts.profile}</h1>
      <div className="sections">
        <Section title={texts.photoAndName} text={texts.photoAndNameText}>
          {me.data ? (
            <ProfileFields
              me={me.data}
              name={user.displayName ?? me.data.name}
              photoURL={user.photoURL ?? ""}
            />
          ) : me.error ? (
            <LoadError onRetry={() => void me.refetch()}>
              {texts.notLoaded} {explain(me.error)}
            </LoadError>
          ) : (
            <Loading className="grid gap-4">
              <Skeleton className="h-20 w-20" />
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </Loading>
          )}
        </Section>
        <Section title={membership.section} text={membership.sectionText}>
          <MembershipState zone={zone} />
        </Section>
        <Section title={texts.emailAddress} text={texts.emailAddressText}>
          <EmailState user={user} />
        </Section>
        <Section title={texts.password} text={texts.passwordText}>
          <PasswordFields />
        </Section>
      </div>
    </>
  );
}

/** One's address, whether it is proved, and the way to prove it. */
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
      <SendVerification />
    </div>
  );
}
