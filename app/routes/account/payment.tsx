import { PaymentReturn } from "#app/features/checkout/payment/PaymentReturn.tsx";

export default function PaymentPage() {
  return <PaymentReturn />;
}
