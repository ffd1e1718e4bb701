import { texts } from "#app/texts/texts.ts";
import type { ErrorCode } from "#contract/errors.ts";

/** What a failed or refused call means, and what to do. */
export const refusalTexts = texts("refusalTexts", {
  pageBroke: "Something went wrong on this page. Reload it and try again.",
  network: "We could not reach the salon. Check your connection and try again.",
  partMissing: "Part of this page could not be loaded. Copy what you want to keep, then reload the page.",
  tooMany: "Too many tries in a short time. Wait a minute and try again.",
  weBroke: "Something went wrong on our side. Try again in a moment.",
  /** The server's own sentence for a refusal. */
  said: (sentence: string, _code: ErrorCode) => sentence,
});
