import { EmailState } from "#app/features/profile/EmailState.tsx";
import { PasswordFields } from "#app/features/profile/PasswordFields.tsx";
import { ProfileFields } from "#app/features/profile/ProfileFields.tsx";
import { useMe } from "#app/features/profile/queries.ts";
import { Section } from "#app/features/profile/Section.tsx";
import { explain } from "#app/lib/explain.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** One's own profile: photo, name, mobile number, password. */
export function Profile({ user }: { user: IdentityUser }) {
  const me = useMe(user.email);
  return (
    <>
      <h1 className="h2 dash-title mb-5">Profile</h1>
      <div className="sections">
        <Section
          title="Photo and name"
          text="Your master sees both before you arrive. A new review begins with them."
        >
          {me.data ? (
            <ProfileFields
              me={me.data}
              name={user.displayName ?? me.data.name}
              photoURL={user.photoURL ?? ""}
            />
          ) : me.error ? (
            <Note
              tone="error"
              action={
                <Button variant="line" size="sm" onClick={() => void me.refetch()}>
                  Try again
                </Button>
              }
            >
              Your profile did not load. {explain(me.error)}
            </Note>
          ) : (
            <Loading className="grid gap-4">
              <Skeleton className="h-20 w-20" />
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </Loading>
          )}
        </Section>
        <Section title="E-mail address" text="Receipts, and news of your visits, go there.">
          <EmailState user={user} />
        </Section>
        <Section title="Password" text="Changing it logs out every other device.">
          <PasswordFields />
        </Section>
      </div>
    </>
  );
}
