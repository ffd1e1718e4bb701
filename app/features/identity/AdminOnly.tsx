import type { ReactNode } from "react";
import { useRole } from "#app/lib/role.ts";
import { useSession } from "#app/lib/session.tsx";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Loader } from "#app/ui/Loader.tsx";

/**
 * Shows its children to admins alone, inside a Guard. The children, and so their calls, don't exist before the server
 * has said that the person is one.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { adminStatus } = useSession();
  if (adminStatus === "admin") return children;
  if (adminStatus === "other") return <NotForYou whose="admins" />;
  if (adminStatus === "failed") return <NotKnown />;
  return <Loader page={false} />;
}

/** As AdminOnly, for whoever works at the front desk: staff and admins. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const role = useRole();
  if (role === "admin" || role === "staff") return children;
  if (role === "customer") return <NotForYou whose="staff" />;
  if (role === "failed") return <NotKnown />;
  return <Loader page={false} />;
}

function NotForYou({ whose }: { whose: "admins" | "staff" }) {
  return (
    <EmptyState
      heading="h1"
      title="This page is not for you"
      text={`Only the salon's ${whose} can open it. Your own bookings and reviews are in your dashboard.`}
      action={
        <LinkButton size="sm" to="/dashboard/userHome" replace>
          User Home
        </LinkButton>
      }
    />
  );
}

function NotKnown() {
  return (
    <EmptyState
      heading="h1"
      title="We could not check who you are"
      text="The salon did not answer. Check your connection and load the page again."
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    />
  );
}
