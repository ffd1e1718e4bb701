import { GuestScreen } from "#app/features/guests/GuestScreen.tsx";
import type { Route } from "./+types/guest.ts";

export default function GuestPage({ params }: Route.ComponentProps) {
  return <GuestScreen key={params.id} id={params.id} />;
}
