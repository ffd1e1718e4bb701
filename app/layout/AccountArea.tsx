import { leave } from "#app/features/identity/leave.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import { dashboardHome, useVisitor } from "#app/lib/visitor.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Menu } from "#app/ui/Menu.tsx";

/** The end of the navigation bar: Login, or the dashboard and the avatar with its menu. */
export function AccountArea() {
  const visitor = useVisitor();
  if (!visitor.user) {
    return (
      <LinkButton variant="outline" size="sm" to="/login" prefetch="intent">
        Login
      </LinkButton>
    );
  }
  const { name, photo } = visitor.user;
  return (
    <>
      <LinkButton variant="quiet" size="sm" to={dashboardHome(visitor)}>
        Dashboard
      </LinkButton>
      <Menu
        label={`Account menu, ${name}`}
        trigger={<Avatar name={name} photo={ownPicture(photo)} />}
        triggerClassName="rounded-full"
        items={[
          { label: "Profile", icon: "user", to: "/dashboard/profile", end: <Badge tone="new">New</Badge> },
          { label: "Settings", icon: "settings", to: "/dashboard/settings" },
          { label: "LogOut", icon: "logout", onSelect: () => void leave(visitor.signOut) },
        ]}
      />
    </>
  );
}

/** The same at the foot of the mobile menu, as one wide button. */
export function AccountButton({ onFollow }: { onFollow: () => void }) {
  const visitor = useVisitor();
  return (
    <LinkButton variant="outline" to={visitor.user ? dashboardHome(visitor) : "/login"} onClick={onFollow}>
      {visitor.user ? "Dashboard" : "Login"}
    </LinkButton>
  );
}
