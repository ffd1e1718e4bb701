import { leave } from "#app/features/sign-in/leave.ts";
import { dashboardHome } from "#app/lib/dashboard-home.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import type { Visitor } from "#app/lib/visitor.ts";
import { accountMenuTexts } from "#app/texts/en/public/account-menu.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
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
  const texts = useTexts(accountMenuTexts);
  const { dashboard } = useTexts(layoutTexts);
  return (
    <>
      <LinkButton variant="quiet" size="sm" to={dashboardHome(visitor.role)}>
        {dashboard}
      </LinkButton>
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
          { label: texts.logOut, icon: "logout", onSelect: () => void leave(visitor.signOut) },
        ]}
      />
    </>
  );
}
