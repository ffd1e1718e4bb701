import { ReceiptScreen } from "#app/features/receipts/ReceiptScreen.tsx";
import type { Route } from "./+types/membership-receipt.ts";

export default function MembershipReceiptPage({ params }: Route.ComponentProps) {
  return <ReceiptScreen membershipId={params.id} />;
}
