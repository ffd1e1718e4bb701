import { leave } from "#app/features/sign-in/leave.ts";
import { AccountMenu } from "#app/layout/AccountMenu.tsx";
import { dashboardHome } from "#app/lib/dashboard-home.ts";
import type { Visitor } from "#app/lib/visitor.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

interface Props {
  visitor: Visitor;
  user: NonNullable<Visitor["user"]>;
}

/** The dashboard link, and the avatar with its menu. */
export default function SignedInArea({ visitor, user: { name, photo } }: Props) {
  const { dashboard } = useTexts(layoutTexts);
  return (
    <>
      <LinkButton variant="quiet" size="sm" to={dashboardHome(visitor.role)}>
        {dashboard}
      </LinkButton>
      <AccountMenu name={name} photo={photo} onSignOut={() => void leave(visitor.signOut)} />
    </>
  );
}
