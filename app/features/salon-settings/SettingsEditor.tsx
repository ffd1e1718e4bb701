import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { Section } from "#app/features/profile/Section.tsx";
import { BookingFields } from "#app/features/salon-settings/BookingFields.tsx";
import { ContactFields } from "#app/features/salon-settings/ContactFields.tsx";
import { HoursFields } from "#app/features/salon-settings/HoursFields.tsx";
import { MembershipFields } from "#app/features/salon-settings/MembershipFields.tsx";
import { PolicyFields } from "#app/features/salon-settings/PolicyFields.tsx";
import { useSaveSettings } from "#app/features/salon-settings/queries.ts";
import {
  SettingsForm,
  type TypedSettings,
  typedSettings,
} from "#app/features/salon-settings/settings-form.ts";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { membershipTexts } from "#app/texts/en/membership.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { SalonSettings } from "#contract/settings.ts";
import { memberDiscount } from "#domain/membership.ts";

/** The salon's settings in one form, saved together. */
export function SettingsEditor({ settings }: { settings: SalonSettings }) {
  const form = useForm<TypedSettings, unknown, SalonSettings>({
    resolver: zodResolver(SettingsForm),
    defaultValues: typedSettings(settings),
    mode: "onTouched",
  });
  const save = useSaveSettings();
  const membership = useTexts(membershipTexts);
  const submit = form.handleSubmit((changed) =>
    save.mutate(changed, { onSuccess: () => notifySuccess("The settings are saved") }),
  );
  const invalid = Object.keys(form.formState.errors).length > 0;

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <div className="sections">
          <Section title="Name and address" text="They stand in the footer, in mails and in search engines.">
            <ContactFields />
          </Section>
          <Section
            title="Opening hours"
            text="Guests can book within them, where a master works. Single days that differ are under Masters & Hours."
          >
            <HoursFields />
          </Section>
          <Section
            title="Cancelling and moving"
            text="Visits that are booked already keep the terms they were booked under."
          >
            <PolicyFields />
          </Section>
          <Section title="Booking and tax" text="How far ahead guests book, and what a receipt names.">
            <BookingFields />
          </Section>
          <Section
            title={membership.section}
            text={membership.settingsText(numberText(memberDiscount.percent))}
          >
            <MembershipFields />
          </Section>
        </div>
        {save.error && (
          <Note tone="error" className="mb-5">
            The settings were not saved. {explain(save.error)}
          </Note>
        )}
        {invalid && (
          <p className="err mb-4" role="alert">
            Some fields above need another look.
          </p>
        )}
        <Button type="submit" loading={save.isPending} loadingText="Saving">
          Save settings
        </Button>
      </form>
    </FormProvider>
  );
}
