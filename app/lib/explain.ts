import { ApiError, hasCode } from "#app/lib/api-error.ts";
import { refusalTexts } from "#app/texts/en/shared/refusals.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** Tells the person at the screen what a failed call means and what helps, in one or two sentences. */
export function explain(error: unknown): string {
  const texts = textsNow(refusalTexts);
  if (!(error instanceof ApiError)) return texts.pageBroke;
  if (error.code === "network") return texts.network;
  if (error.code === "too_many_requests") return texts.tooMany;
  const isRefused = (error.status >= 400 && error.status < 500) || error.code === "busy";
  if (isRefused && error.problem?.detail) return texts.said(error.problem.detail, error.problem.code);
  return texts.weBroke;
}

/** Whether the connection broke before the answer came, so that nobody knows if the call took effect. */
export function isLost(error: unknown): boolean {
  return hasCode(error, "network");
}
