import { GuestScreen } from "#app/features/guests/GuestScreen.tsx";
import { Guests } from "#app/features/guests/Guests.tsx";
import type { Route } from "./+types/guests.ts";

/** The guests, or the one that the URL names. */
export default function GuestsPage({ params: { id } }: Route.ComponentProps) {
  return id === undefined ? <Guests /> : <GuestScreen key={id} id={id} />;
}
