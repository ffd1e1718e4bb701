import { type FormEvent, type ReactNode, useState } from "react";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { TextField } from "#app/ui/TextField.tsx";

interface Props {
  kind: "app" | "backup";
  onCode: (code: string) => Promise<void>;
  block?: boolean;
  /** Other ways on, under the button. */
  children?: ReactNode;
}

/** One code, from the app or from the saved ones. A refused one is taken out of the field to be typed anew. */
export function CodeStep({ kind, onCode, block, children }: Props) {
  const texts = useTexts(securityTexts);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const fits = kind === "app" ? /^\d{6}$/.test(code.replaceAll(/\s/g, "")) : code.trim() !== "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!fits) return setError(kind === "app" ? texts.codeNeeded : texts.backupNeeded);
    setBusy(true);
    setError(undefined);
    try {
      await onCode(code);
    } catch (failure) {
      setError(explainIdentity(failure));
      setCode("");
      setBusy(false);
    }
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <TextField
        label={kind === "app" ? texts.code : texts.backupCode}
        inputMode={kind === "app" ? "numeric" : "text"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <FieldError>{error}</FieldError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" block={block} loading={busy} loadingText={texts.checking}>
          {texts.goOn}
        </Button>
        {children}
      </div>
    </form>
  );
}
