import "#app/features/security/security.css";
import { Section } from "#app/features/profile/Section.tsx";
import { Devices } from "#app/features/security/Devices.tsx";
import { Passkeys } from "#app/features/security/Passkeys.tsx";
import { SecondFactor } from "#app/features/security/SecondFactor.tsx";
import { usePageSalon } from "#app/lib/page-salon.ts";
import { securityTexts } from "#app/texts/en/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  email: string;
  /** Called once this device is signed out with all the others. */
  onOut: () => void;
}

/** How one logs in, and where one is logged in. Codes and passkeys are the salon's own provider's. */
export function SecuritySections({ email, onOut }: Props) {
  const texts = useTexts(securityTexts);
  const { identity } = usePageSalon();
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
