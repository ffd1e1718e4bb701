import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";

export default function CalendarPage() {
  return <CalendarScreen />;
}
