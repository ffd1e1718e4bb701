import { LoginForm } from "#app/features/sign-in/LoginForm.tsx";
import { PasskeyButton } from "#app/features/sign-in/PasskeyButton.tsx";
import { SocialBlock } from "#app/features/sign-in/SocialBlock.tsx";
import { useEntry } from "#app/features/sign-in/use-entry.ts";
import { Providers } from "#app/layout/Providers.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Each way to log in that the salon has. */
export default function LoginWays() {
  return (
    <Providers>
      <Ways />
    </Providers>
  );
}

function Ways() {
  const { openIdLead } = useTexts(securityTexts);
  const { socialProviders, identity } = useSalon();
  const enter = useEntry();
  return (
    <>
      {identity.kind !== "openid" && <LoginForm enter={enter} />}
      <SocialBlock providers={socialProviders} enter={enter} />
      {identity.kind === "embedded" && <PasskeyButton enter={enter} />}
      {identity.kind === "openid" && <p className="muted text-center">{openIdLead(identity.name)}</p>}
    </>
  );
}
