import { SiteScreen } from "#app/features/site/SiteScreen.tsx";

export default function SitePage() {
  return <SiteScreen />;
}
