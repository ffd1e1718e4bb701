import { SignUpForm } from "#app/features/sign-in/SignUpForm.tsx";
import { SocialBlock } from "#app/features/sign-in/SocialBlock.tsx";
import { useEntry } from "#app/features/sign-in/use-entry.ts";
import { Providers } from "#app/layout/Providers.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Each way to an account that the salon has. */
export default function SignUpWays() {
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
      {identity.kind === "openid" ? (
        <p className="muted">{openIdLead(identity.name)}</p>
      ) : (
        <SignUpForm enter={enter} />
      )}
      <SocialBlock providers={socialProviders} enter={enter} />
    </>
  );
}
