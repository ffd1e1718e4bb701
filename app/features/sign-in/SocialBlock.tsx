import { useState } from "react";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import type { Enter } from "#app/features/sign-in/use-entry.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import type { SocialProvider } from "#app/lib/identity/port.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSession } from "#app/lib/session.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  /** The providers that the salon has configured; if there are none, nothing is rendered. */
  providers: readonly SocialProvider[];
  enter: Enter;
}

const icons = {
  google: "google-colour",
  facebook: "facebook-colour",
  openid: "lock",
} as const;

/** Signs in with an account of another site, in a popup. */
export function SocialBlock({ providers, enter }: Props) {
  const texts = useTexts(identityTexts);
  const more = useTexts(securityTexts);
  const { identity } = useSalon();
  const { signInWithPopup } = useSession();
  const [waiting, setWaiting] = useState<SocialProvider>();
  const [error, setError] = useState<string>();
  if (providers.length === 0) return null;
  const openIdName = identity.kind === "openid" ? identity.name : "";

  async function signIn(provider: SocialProvider) {
    setWaiting(provider);
    setError(undefined);
    try {
      await enter(async () => {
        const user = await signInWithPopup(provider);
        await saveName(user.email, user.displayName);
      });
    } catch (failure) {
      if (!isChangeOfMind(failure)) console.error("Social sign-in failed", failure);
      setError(explainIdentity(failure));
    } finally {
      setWaiting(undefined);
    }
  }

  return (
    <div className="grid gap-3">
      {identity.kind !== "openid" && <div className="or">{texts.or}</div>}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="social"
          needsScript
          block
          loading={waiting === provider}
          loadingText={texts.waiting}
          disabled={waiting !== undefined && waiting !== provider}
          onClick={() => void signIn(provider)}
        >
          <Icon name={icons[provider]} />
          {provider === "openid" ? more.continueWith(openIdName) : texts[provider]}
        </Button>
      ))}
      <FieldError>{error}</FieldError>
    </div>
  );
}

function isChangeOfMind(failure: unknown): boolean {
  return failure instanceof IdentityError && failure.code === "popup_closed";
}

/** Sends the server the name from the other site. The person is signed in either way. */
async function saveName(email: string, displayName: string | null): Promise<void> {
  try {
    await securedApi("createUser", { body: { email, name: displayName ?? email } });
  } catch (error) {
    console.error("The name was not saved", error);
  }
}
