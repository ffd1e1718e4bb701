import { MastersScreen } from "#app/features/masters/MastersScreen.tsx";

export default function MastersAndHoursPage() {
  return <MastersScreen />;
}
