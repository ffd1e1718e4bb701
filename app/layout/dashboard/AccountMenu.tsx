import { ownPicture } from "#app/lib/own-picture.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { Menu } from "#app/ui/Menu.tsx";

interface Props {
  name: string;
  photo: string | null;
  onSignOut: () => void;
}

/** The avatar and its menu. */
export function AccountMenu({ name, photo, onSignOut }: Props) {
  return (
    <Menu
      label={`Account menu, ${name}`}
      trigger={<Avatar name={name} photo={ownPicture(photo)} />}
      triggerClassName="rounded-full"
      items={[
        { label: "Profile", icon: "user", to: "/dashboard/profile", end: <Badge tone="new">New</Badge> },
        { label: "Settings", icon: "settings", to: "/dashboard/settings" },
        { label: "LogOut", icon: "logout", onSelect: onSignOut },
      ]}
    />
  );
}
