import { useSettings } from "#app/data/salon-settings.ts";
import { ContactFields } from "#app/features/salon/ContactFields.tsx";
import { HoursFields } from "#app/features/salon/HoursFields.tsx";
import { SettingsForm } from "#app/features/salon/SettingsForm.tsx";
import { contactValues } from "#app/features/salon/settings-form.ts";
import { useUnsavedSections } from "#app/features/salon/use-unsaved-sections.ts";
import { explain } from "#app/lib/explain.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { setupTexts } from "#app/texts/en/dashboard/setup.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";

/** Name, address, phone and hours, as on the settings page. */
export function SetupDetails({ onDone }: { onDone: () => void }) {
  const texts = useTexts(setupTexts);
  const settings = useTexts(salonSettingsTexts);
  const { onUnsaved, dialog } = useUnsavedSections();
  return (
    <QueryView
      query={useSettings()}
      waiting={["h-12", "h-24", "h-12"]}
      failed={(error) => settings.notLoaded(explain(error))}
    >
      {(saved) => (
        <>
          <SettingsForm
            title={texts.titles.details}
            rules={async () => (await import("#app/features/salon/settings-rules.ts")).DetailsForm}
            settings={saved}
            typed={(settings) => ({ ...contactValues(settings), hours: settings.hours })}
            onUnsaved={onUnsaved}
            onSaved={onDone}
          >
            <ContactFields />
            <HoursFields />
          </SettingsForm>
          <div>
            <LinkButton size="sm" variant="quiet" className="-ml-3.5" to="/dashboard/salon">
              {texts.settings}
            </LinkButton>
          </div>
          {dialog}
        </>
      )}
    </QueryView>
  );
}
