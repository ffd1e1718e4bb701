import type { ReactNode } from "react";
import { useRole } from "#app/data/me.ts";
import { Loader } from "#app/features/pictures/Loader.tsx";
import { homes } from "#app/lib/dashboard-home.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/**
 * Renders its children only for admins, inside a Guard. The children, and so their requests, do not exist until the
 * server has said that the person is one.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { adminStatus } = useSession();
  if (adminStatus === "admin") return children;
  if (adminStatus === "other") return <NotForYou group="admins" />;
  if (adminStatus === "failed") return <NotKnown />;
  return <Loader page={false} />;
}

/** Like AdminOnly, for the front desk: staff and admins. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const role = useRole();
  if (role === "admin" || role === "staff") return children;
  if (role === "customer") return <NotForYou group="staff" />;
  if (role === "failed") return <NotKnown />;
  return <Loader page={false} />;
}

function NotForYou({ group }: { group: "admins" | "staff" }) {
  const texts = useTexts(identityTexts);
  const isStaff = useRole() === "staff";
  return (
    <EmptyState
      heading="h1"
      title={texts.notForYou}
      text={texts.onlyFor(group)}
      action={
        <LinkButton size="sm" to={isStaff ? homes.staff : homes.customer} replace>
          {isStaff ? texts.calendar : texts.userHome}
        </LinkButton>
      }
    />
  );
}

function NotKnown() {
  const texts = useTexts(identityTexts);
  return (
    <EmptyState
      heading="h1"
      title={texts.notKnown}
      text={texts.notKnownText}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}
