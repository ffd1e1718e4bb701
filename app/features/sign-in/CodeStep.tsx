import type { ReactNode } from "react";
import { useIdentityForm } from "#app/features/sign-in/use-identity-form.ts";
import { identityCode } from "#app/lib/identity/identity-error.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { TextField } from "#app/ui/TextField.tsx";

interface Props {
  kind: "app" | "backup";
  onCode: (code: string) => Promise<void>;
  block?: boolean;
  /** Other ways on, below the button. */
  children?: ReactNode;
}

/**
 * One code, from the app or from the backup codes. A refused code is cleared, to be typed again; one that nobody checked
 * stays.
 */
export function CodeStep({ kind, onCode, block, children }: Props) {
  const texts = useTexts(securityTexts);
  const { field, submit, busy, refused, setValue } = useIdentityForm({
    rules: async () => {
      const { appCode, backupCode } = await import("#contract/forms.ts");
      return kind === "app" ? appCode(texts.codeNeeded) : backupCode(texts.backupNeeded);
    },
    start: { code: "" },
    work: async ({ code }) => {
      try {
        await onCode(code);
      } catch (error) {
        if (!isUnchecked(error)) setValue("code", "");
        throw error;
      }
    },
    about: () => "code",
    mode: "onSubmit",
  });

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <TextField
        label={kind === "app" ? texts.code : texts.backupCode}
        inputMode={kind === "app" ? "numeric" : "text"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...field("code")}
      />
      <FieldError>{refused}</FieldError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" block={block} loading={busy} loadingText={texts.checking}>
          {texts.goOn}
        </Button>
        {children}
      </div>
    </form>
  );
}

function isUnchecked(error: unknown): boolean {
  const code = identityCode(error);
  return code === "network" || code === "unavailable";
}
