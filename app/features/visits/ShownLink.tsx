import { useRef } from "react";
import { noticesTexts } from "#app/texts/en/dashboard/notices.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";

/** A link that is shown this once, to be copied. */
export function ShownLink({ url }: { url: string }) {
  const texts = useTexts(noticesTexts);
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
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
        label={texts.linkLabel}
        hint={texts.linkOnce}
        fieldClassName="grow min-w-60"
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button size="sm" className="min-h-11" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}
