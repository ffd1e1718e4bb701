import { ServiceScreen } from "#app/features/catalogue/ServiceScreen.tsx";

export default function AddServicePage() {
  return <ServiceScreen />;
}
