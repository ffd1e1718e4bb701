import { CalendarScreen } from "#app/features/desk/CalendarScreen.tsx";

export default function CalendarPage() {
  return <CalendarScreen />;
}
