import "#app/features/salon/salon-settings.css";
import { useSettings } from "#app/data/salon-settings.ts";
import { BookingSentences } from "#app/features/salon/BookingSentences.tsx";
import { ContactFields } from "#app/features/salon/ContactFields.tsx";
import { DepositSentences } from "#app/features/salon/DepositSentences.tsx";
import { FrameFields } from "#app/features/salon/FrameFields.tsx";
import { HoursFields } from "#app/features/salon/HoursFields.tsx";
import { LinkMaker } from "#app/features/salon/LinkMaker.tsx";
import { PolicySentences } from "#app/features/salon/PolicySentences.tsx";
import { MembershipSentences, TaxSentences } from "#app/features/salon/PriceSentences.tsx";
import { Sentence } from "#app/features/salon/Sentence.tsx";
import { SettingsForm } from "#app/features/salon/SettingsForm.tsx";
import {
  bookingValues,
  contactValues,
  depositValues,
  frameValues,
  taxValues,
} from "#app/features/salon/settings-form.ts";
import { useUnsavedSections } from "#app/features/salon/use-unsaved-sections.ts";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { ownLinkTexts } from "#app/texts/en/dashboard/own-link.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { QueryView } from "#app/ui/QueryView.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { SalonSettings } from "#contract/settings.ts";
import { memberDiscount } from "#domain/membership.ts";

/** The owner's settings of the salon. */
export function SalonScreen() {
  const texts = useTexts(salonSettingsTexts);
  return (
    <QueryView
      query={useSettings()}
      waiting={["h-12", "h-24", "h-12"]}
      failed={(error) => texts.notLoaded(explain(error))}
    >
      {(settings) => <Sections settings={settings} />}
    </QueryView>
  );
}

const rules = () => import("#app/features/salon/settings-rules.ts");

/** The salon's settings by topic. Each is saved separately, and leaving the page asks about unsaved ones. */
function Sections({ settings }: { settings: SalonSettings }) {
  const texts = useTexts(salonSettingsTexts);
  const link = useTexts(ownLinkTexts);
  const { onUnsaved, dialog } = useUnsavedSections();

  return (
    <div className="sections">
      <Section title={texts.nameAndAddress} text={texts.nameAndAddressText}>
        <SettingsForm
          title={texts.nameAndAddress}
          rules={async () => (await rules()).ContactForm}
          settings={settings}
          typed={contactValues}
          onUnsaved={onUnsaved}
        >
          <ContactFields />
        </SettingsForm>
      </Section>
      <Section title={texts.openingHours} text={texts.openingHoursText}>
        <SettingsForm
          title={texts.openingHours}
          rules={async () => (await rules()).HoursForm}
          settings={settings}
          typed={({ hours }) => ({ hours })}
          onUnsaved={onUnsaved}
        >
          <HoursFields />
        </SettingsForm>
      </Section>
      <Section title={texts.cancellingAndMoving} text={texts.cancellingText}>
        <SettingsForm
          title={texts.cancellingAndMoving}
          rules={async () => (await rules()).PolicyForm}
          settings={settings}
          typed={({ policy }) => ({ policy })}
          onUnsaved={onUnsaved}
        >
          <PolicySentences />
        </SettingsForm>
      </Section>
      <Section title={texts.booking} text={texts.bookingText}>
        <SettingsForm
          title={texts.booking}
          rules={async () => (await rules()).BookingForm}
          settings={settings}
          typed={bookingValues}
          onUnsaved={onUnsaved}
        >
          <BookingSentences />
        </SettingsForm>
      </Section>
      <Section title={texts.textMessages} text={texts.textMessagesText}>
        <SettingsForm
          title={texts.textMessages}
          rules={async () => (await rules()).TextsForm}
          settings={settings}
          typed={({ textsPerDay }) => ({ textsPerDay })}
          onUnsaved={onUnsaved}
        >
          <Sentence
            text={texts.textsSentence}
            blanks={{ count: { name: "textsPerDay", label: texts.textsPerDay } }}
          />
        </SettingsForm>
      </Section>
      <Section title={texts.paying} text={texts.payingText}>
        <SettingsForm
          title={texts.paying}
          rules={async () => (await rules()).DepositForm}
          settings={settings}
          typed={depositValues}
          onUnsaved={onUnsaved}
        >
          <DepositSentences />
        </SettingsForm>
      </Section>
      <Section title={texts.tax} text={texts.taxText}>
        <SettingsForm
          title={texts.tax}
          rules={async () => (await rules()).TaxForm}
          settings={settings}
          typed={taxValues}
          onUnsaved={onUnsaved}
        >
          <TaxSentences />
        </SettingsForm>
      </Section>
      <Section title={texts.membership} text={texts.membershipText(numberText(memberDiscount.percent))}>
        <SettingsForm
          title={texts.membership}
          rules={async () => (await rules()).MembershipForm}
          settings={settings}
          typed={({ membershipPrice }) => ({ membershipPrice })}
          onUnsaved={onUnsaved}
        >
          <MembershipSentences />
        </SettingsForm>
      </Section>
      <Section title={link.title} text={link.text}>
        <div className="grid gap-8">
          <LinkMaker />
          <SettingsForm
            title={link.frameSites}
            rules={async () => (await rules()).FrameForm}
            settings={settings}
            typed={frameValues}
            onUnsaved={onUnsaved}
          >
            <FrameFields />
          </SettingsForm>
        </div>
      </Section>
      {dialog}
    </div>
  );
}
