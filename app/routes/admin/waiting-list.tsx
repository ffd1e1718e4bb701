import { WaitingScreen } from "#app/features/waiting-list/WaitingScreen.tsx";

export default function WaitingListPage() {
  return <WaitingScreen />;
}
