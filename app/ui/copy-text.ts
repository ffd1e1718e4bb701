import { notifyError, notifySuccess } from "#app/ui/toasts.ts";

/** Copies a text and says so. If the browser does not allow it, the text is shown to be copied by hand. */
export async function copyText(text: string, said: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess(said.copied);
  } catch {
    notifyError(said.notCopied, text);
  }
}
