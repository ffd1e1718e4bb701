import { WaitingScreen } from "#app/features/desk/WaitingScreen.tsx";

export default function WaitingListPage() {
  return <WaitingScreen />;
}
