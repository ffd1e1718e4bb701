import { PaymentReturn } from "#app/features/checkout/PaymentReturn.tsx";

export default function PaymentPage() {
  return <PaymentReturn />;
}
