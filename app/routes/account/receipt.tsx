import { ReceiptScreen } from "#app/features/receipts/ReceiptScreen.tsx";
import type { Route } from "./+types/receipt.ts";

export default function ReceiptPage({ params }: Route.ComponentProps) {
  return <ReceiptScreen bookingId={params.id} />;
}
