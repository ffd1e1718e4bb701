import { WorksScreen } from "#app/features/catalogue/WorksScreen.tsx";

export default function PortfolioPage() {
  return <WorksScreen />;
}
