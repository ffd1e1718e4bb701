import "#app/features/salon/salon-settings.css";
import { FormProvider } from "react-hook-form";
import { useSaveSettings, useSettings } from "#app/data/salon-settings.ts";
import { BookingFields } from "#app/features/salon/BookingFields.tsx";
import { ContactFields } from "#app/features/salon/ContactFields.tsx";
import { HoursFields } from "#app/features/salon/HoursFields.tsx";
import { MembershipFields } from "#app/features/salon/MembershipFields.tsx";
import { PolicyFields } from "#app/features/salon/PolicyFields.tsx";
import { typedSettings } from "#app/features/salon/settings-form.ts";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { Section } from "#app/ui/Section.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { SalonSettings } from "#contract/settings.ts";
import { memberDiscount } from "#domain/membership.ts";

/** What the owner decides about the salon. */
export function SalonScreen() {
  const texts = useTexts(salonSettingsTexts);
  return (
    <QueryView
      query={useSettings()}
      waiting={["h-12", "h-24", "h-12"]}
      failed={(error) => texts.notLoaded(explain(error))}
    >
      {(settings) => <SettingsEditor settings={settings} />}
    </QueryView>
  );
}

/** The salon's settings in one form, saved together. */
function SettingsEditor({ settings }: { settings: SalonSettings }) {
  const texts = useTexts(salonSettingsTexts);
  const membership = useTexts(myMembershipTexts);
  const form = useContractForm({
    rules: async () => (await import("#app/features/salon/settings-rules.ts")).SettingsForm,
    start: typedSettings(settings),
    change: useSaveSettings(),
    failed: texts.notSaved,
    onSent: () => notifySuccess(texts.areSaved),
  });
  const invalid = Object.keys(form.formState.errors).length > 0;

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.submit}>
        <div className="sections">
          <Section title={texts.nameAndAddress} text={texts.nameAndAddressText}>
            <ContactFields />
          </Section>
          <Section title={texts.openingHours} text={texts.openingHoursText}>
            <HoursFields />
          </Section>
          <Section title={texts.cancellingAndMoving} text={texts.cancellingText}>
            <PolicyFields />
          </Section>
          <Section title={texts.bookingAndTax} text={texts.bookingAndTaxText}>
            <BookingFields />
          </Section>
          <Section
            title={membership.section}
            text={membership.settingsText(numberText(memberDiscount.percent))}
          >
            <MembershipFields />
          </Section>
        </div>
        <div className="mb-5 empty:hidden">
          <FormProblem problem={form.problem} />
        </div>
        {invalid && (
          <p className="field-error mb-4" role="alert">
            {texts.anotherLook}
          </p>
        )}
        <Button type="submit" loading={form.busy} loadingText={texts.saving}>
          {texts.save}
        </Button>
      </form>
    </FormProvider>
  );
}
