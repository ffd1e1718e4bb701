import type { ReactNode } from "react";
import { SocialBlock } from "#app/features/sign-in/SocialBlock.tsx";
import { type Enter, useEntry } from "#app/features/sign-in/use-entry.ts";
import { Providers } from "#app/layout/Providers.tsx";
import { WithoutScript } from "#app/layout/WithoutScript.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  /** The salon's own form, unless all accounts are kept at another site. */
  form: (enter: Enter) => ReactNode;
  /** What only the salon's own accounts have. */
  own?: (enter: Enter) => ReactNode;
}

/** Every way to log in or sign up that the salon has. */
export function EntryWays(props: Props) {
  return (
    <Providers>
      <WithoutScript />
      <Ways {...props} />
    </Providers>
  );
}

function Ways({ form, own }: Props) {
  const { openIdLead } = useTexts(securityTexts);
  const { socialProviders, identity } = useSalon();
  const enter = useEntry();
  return (
    <>
      {identity.kind === "openid" ? <p className="muted">{openIdLead(identity.name)}</p> : form(enter)}
      <SocialBlock providers={socialProviders} enter={enter} />
      {identity.kind === "embedded" && own?.(enter)}
    </>
  );
}
