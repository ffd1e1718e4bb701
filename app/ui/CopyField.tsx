import { type ReactNode, useEffect, useRef } from "react";
import { RowButton } from "#app/ui/RowButton.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";

interface Props {
  label: string;
  hint?: string;
  value: string;
  texts: { copy: string; copied: string; notCopied: string };
  /** Gives it the focus once it comes: a screen reader then says what is shown only once. */
  takesFocus?: boolean;
  /** More buttons, after the copy button. */
  children?: ReactNode;
}

/** A text to copy. A button copies it, or selects it if the browser does not allow copying. */
export function CopyField({ label, hint, value, texts, takesFocus = false, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notifySuccess(texts.copied);
    } catch {
      field.current?.select();
      notifyError(texts.notCopied);
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <TextField
        ref={field}
        label={label}
        {...(hint !== undefined && { hint })}
        fieldClassName="grow min-w-60"
        value={value}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <RowButton row={label} onClick={() => void copy()}>
        {texts.copy}
      </RowButton>
      {children}
    </div>
  );
}
