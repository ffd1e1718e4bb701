import type { Location } from "react-router";
import type { Chosen } from "#app/features/sign-in/ChosenVisit.tsx";

/** The navigation state of a page that sends someone to /login. */
export interface LoginState {
  from?: Pick<Location, "pathname" | "search" | "hash">;
  /** What is to be booked, to show it again. */
  chosen?: Chosen;
  /** Set when the session ended by itself, so that the page can say so. */
  ended?: boolean;
}

/** Where to go after signing in: the page that asked for it, or home. Only ever a page of this site. */
export function returnPlace(state: unknown): string {
  const from = fromOf(state);
  return from ? `${from.pathname}${from.search ?? ""}${from.hash ?? ""}` : "/";
}

/** Whether a booking page asked to sign in. */
export function wasBooking(state: unknown): boolean {
  return fromOf(state)?.pathname.startsWith("/dashboard/bookingAppointment/") ?? false;
}

/** The slot that was chosen before signing in, as in the URL. */
export function chosenHour(state: unknown): string | null {
  const at = wasBooking(state) && new URLSearchParams(fromOf(state)?.search).get("at");
  return at && !Number.isNaN(Date.parse(at)) ? at : null;
}

/** What was to be booked, if the page that asked to sign in said so. */
export function chosenVisit(state: unknown): Chosen | undefined {
  return wasBooking(state) && isLoginState(state) ? state.chosen : undefined;
}

export function hasEnded(state: unknown): boolean {
  return isLoginState(state) && state.ended === true;
}

function fromOf(state: unknown): LoginState["from"] {
  const from = isLoginState(state) ? state.from : undefined;
  const inside = typeof from?.pathname === "string" && /^\/(?![/\\])/.test(from.pathname);
  return inside ? from : undefined;
}

function isLoginState(state: unknown): state is LoginState {
  return typeof state === "object" && state !== null;
}
