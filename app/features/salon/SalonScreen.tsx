import "#app/features/salon/salon-settings.css";
import { useCallback, useState } from "react";
import { useSettings } from "#app/data/salon-settings.ts";
import { BookingSentences } from "#app/features/salon/BookingSentences.tsx";
import { ContactFields } from "#app/features/salon/ContactFields.tsx";
import { HoursFields } from "#app/features/salon/HoursFields.tsx";
import { PolicySentences } from "#app/features/salon/PolicySentences.tsx";
import { MembershipSentences, TaxSentences } from "#app/features/salon/PriceSentences.tsx";
import { SettingsSection } from "#app/features/salon/SettingsSection.tsx";
import { typedContact, typedTax } from "#app/features/salon/settings-form.ts";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { QueryView } from "#app/ui/QueryView.tsx";
import { useConfirm } from "#app/ui/use-confirm.tsx";
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
      {(settings) => <Sections settings={settings} />}
    </QueryView>
  );
}

const rules = () => import("#app/features/salon/settings-rules.ts");

/** The salon's settings by matter. Each is saved by itself, and leaving asks about what is not. */
function Sections({ settings }: { settings: SalonSettings }) {
  const texts = useTexts(salonSettingsTexts);
  const membership = useTexts(myMembershipTexts);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [ask, dialog] = useConfirm();
  const onUnsaved = useCallback((section: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      const others = before.filter((one) => one !== section);
      return isUnsaved ? [...others, section] : others;
    });
  }, []);
  useAskBeforeLeaving(unsaved.length > 0, () =>
    ask({
      title: texts.leaveTitle,
      text: texts.leaveText(unsaved.join(", ")),
      yes: texts.leave,
      no: texts.stay,
      danger: true,
    }),
  );
  const { hours, policy, slotStepMinutes, leadMinutes, horizonDays, holdMinutes, membershipPrice } = settings;

  return (
    <div className="sections">
      <SettingsSection
        title={texts.nameAndAddress}
        text={texts.nameAndAddressText}
        rules={async () => (await rules()).ContactForm}
        start={typedContact(settings)}
        onUnsaved={onUnsaved}
      >
        <ContactFields />
      </SettingsSection>
      <SettingsSection
        title={texts.openingHours}
        text={texts.openingHoursText}
        rules={async () => (await rules()).HoursForm}
        start={{ hours }}
        onUnsaved={onUnsaved}
      >
        <HoursFields />
      </SettingsSection>
      <SettingsSection
        title={texts.cancellingAndMoving}
        text={texts.cancellingText}
        rules={async () => (await rules()).PolicyForm}
        start={{ policy }}
        onUnsaved={onUnsaved}
      >
        <PolicySentences />
      </SettingsSection>
      <SettingsSection
        title={texts.booking}
        text={texts.bookingText}
        rules={async () => (await rules()).BookingForm}
        start={{ slotStepMinutes, leadMinutes, horizonDays, holdMinutes }}
        onUnsaved={onUnsaved}
      >
        <BookingSentences />
      </SettingsSection>
      <SettingsSection
        title={texts.tax}
        text={texts.taxText}
        rules={async () => (await rules()).TaxForm}
        start={typedTax(settings)}
        onUnsaved={onUnsaved}
      >
        <TaxSentences />
      </SettingsSection>
      <SettingsSection
        title={membership.section}
        text={membership.settingsText(numberText(memberDiscount.percent))}
        rules={async () => (await rules()).MembershipForm}
        start={{ membershipPrice }}
        onUnsaved={onUnsaved}
      >
        <MembershipSentences />
      </SettingsSection>
      {dialog}
    </div>
  );
}
