import { notifyError } from "#app/ui/toasts.ts";

/**
 * Signs out by the session's or the visitor's `signOut`; says so when it failed.
 * @returns whether the person is out
 */
export async function leave(signOut: () => Promise<void>): Promise<boolean> {
  try {
    await signOut();
    return true;
  } catch {
    notifyError(
      "You are still logged in",
      "We could not reach the salon. Check your connection and try again.",
    );
    return false;
  }
}
