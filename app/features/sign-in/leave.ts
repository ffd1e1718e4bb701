import { accountMenuTexts } from "#app/texts/en/public/account-menu.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { notifyError } from "#app/ui/toasts.ts";

/**
 * Signs out with the session's or the visitor's `signOut`, and says so if it failed.
 * @returns whether the person is signed out
 */
export async function leave(signOut: () => Promise<void>): Promise<boolean> {
  const texts = textsNow(accountMenuTexts);
  try {
    await signOut();
    return true;
  } catch {
    notifyError(texts.stillIn, texts.unreached);
    return false;
  }
}
