import { CodeStep } from "#app/features/sign-in/CodeStep.tsx";
import { confirmSetup, type Setup } from "#app/lib/identity/second-factor.ts";
import { svgAddress, useQrCode } from "#app/lib/qr-code.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";

interface Props {
  setup: Setup;
  /** Called once the app's code was correct. */
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** The code for the app, as a picture and as text, and the field to confirm that the app has it. */
export default function SetUp({ setup, onDone, onCancel }: Props) {
  const texts = useTexts(securityTexts);
  const picture = useQrCode(setup.uri);
  return (
    <div className="grid gap-5">
      <p>{texts.scan}</p>
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start">
        <div className="qr">
          {picture && <img src={svgAddress(picture)} alt={texts.qr} width={192} height={192} />}
        </div>
        <div className="grid gap-4">
          <p className="sm">
            {texts.byHand}{" "}
            <code className="font-semibold break-all">{new URL(setup.uri).searchParams.get("secret")}</code>
          </p>
          <CodeStep
            kind="app"
            onCode={async (code) => {
              await confirmSetup(code);
              await onDone();
            }}
          >
            <Button variant="quiet" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </CodeStep>
        </div>
      </div>
    </div>
  );
}
