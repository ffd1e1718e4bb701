import { ReceiptScreen } from "#app/features/receipts/ReceiptScreen.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import type { Route } from "./+types/receipt.ts";

export const handle: PageHandle = { title: "Receipt" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function ReceiptPage({ params }: Route.ComponentProps) {
  return <ReceiptScreen bookingId={params.id} zone={usePageSalon().zone} />;
}
