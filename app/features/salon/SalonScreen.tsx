import { useSettings } from "#app/data/salon-settings.ts";
import { SettingsEditor } from "#app/features/salon/SettingsEditor.tsx";
import { explain } from "#app/lib/explain.ts";
import { salonSettingsTexts } from "#app/texts/en/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LoadError } from "#app/ui/LoadError.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** What the owner decides about her salon. */
export function SalonScreen() {
  const texts = useTexts(salonSettingsTexts);
  const settings = useSettings();
  if (settings.data) return <SettingsEditor settings={settings.data} />;
  if (settings.error) {
    return (
      <LoadError onRetry={() => void settings.refetch()}>
        {texts.notLoaded(explain(settings.error))}
      </LoadError>
    );
  }
  return (
    <Loading className="grid max-w-3xl gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
      <Skeleton className="h-12" />
    </Loading>
  );
}
