import { ImportGuests } from "#app/features/imports/ImportGuests.tsx";

export default function ImportGuestsPage() {
  return <ImportGuests />;
}
