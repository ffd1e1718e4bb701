import { Guests } from "#app/features/guests/Guests.tsx";

export default function GuestsPage() {
  return <Guests />;
}
