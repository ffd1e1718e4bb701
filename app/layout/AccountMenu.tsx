import { ownPicture } from "#app/lib/own-picture.ts";
import { accountMenuTexts } from "#app/texts/en/public/account-menu.ts";
import { useTexts } from "#app/texts/use-texts.ts";
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
  const texts = useTexts(accountMenuTexts);
  return (
    <Menu
      label={texts.accountMenu(name)}
      trigger={<Avatar name={name} photo={ownPicture(photo)} />}
      triggerClassName="rounded-full"
      items={[
        {
          label: texts.profile,
          icon: "user",
          to: "/dashboard/profile",
          end: <Badge tone="new">{texts.isNew}</Badge>,
        },
        { label: texts.settings, icon: "settings", to: "/dashboard/settings" },
        { label: texts.logOut, icon: "logout", onSelect: onSignOut },
      ]}
    />
  );
}
