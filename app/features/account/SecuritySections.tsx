import "#app/features/account/security.css";
import { Devices } from "#app/features/account/Devices.tsx";
import { Passkeys } from "#app/features/account/Passkeys.tsx";
import { SecondFactor } from "#app/features/account/SecondFactor.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Section } from "#app/ui/Section.tsx";

interface Props {
  email: string;
  /** Called once all devices are signed out, including this one. */
  onOut: () => void;
}

/** How a person logs in, and where they are logged in. Codes and passkeys exist only with the salon's own provider. */
export function SecuritySections({ email, onOut }: Props) {
  const texts = useTexts(securityTexts);
  const { identity } = useSalon();
  return (
    <>
      <Section title={texts.devices} text={texts.devicesText}>
        <Devices email={email} onOut={onOut} />
      </Section>
      {identity.kind === "embedded" && (
        <>
          <Section title={texts.secondFactor} text={texts.secondFactorText}>
            <SecondFactor email={email} />
          </Section>
          <Section title={texts.passkeys} text={texts.passkeysText}>
            <Passkeys email={email} />
          </Section>
        </>
      )}
    </>
  );
}
