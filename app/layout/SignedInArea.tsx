import { leave } from "#app/features/identity/leave.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import { dashboardHome, type Visitor } from "#app/lib/visitor.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Menu } from "#app/ui/Menu.tsx";

interface Props {
  visitor: Visitor;
  user: NonNullable<Visitor["user"]>;
}

/** The dashboard's link and the avatar with its menu. */
export default function SignedInArea({ visitor, user: { name, photo } }: Props) {
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
