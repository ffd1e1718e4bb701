import { Messages } from "#app/features/messages/Messages.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function MessagesPage() {
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{textsNow(dashboardTexts).messages}</h1>
      <Messages />
    </>
  );
}
