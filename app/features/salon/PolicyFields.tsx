import { useFieldArray, useFormContext } from "react-hook-form";
import { NumberField } from "#app/features/salon/NumberField.tsx";
import type { TypedSettings } from "#app/features/salon/settings-rules.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

const mostSteps = 6;

/** Who gets back how much when, and until when guests act by themselves. */
export function PolicyFields() {
  const texts = useTexts(salonSettingsTexts);
  const { control } = useFormContext<TypedSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: "policy.refunds" });
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="field-label mb-2">{texts.whatGoesBack}</legend>
        {fields.map((field, index) => (
          <div key={field.id} className="refund-step">
            <NumberField name={`policy.refunds.${index}.noticeHours`} label={texts.hoursBefore} />
            <NumberField name={`policy.refunds.${index}.percent`} label={texts.percentBack} />
            <IconButton icon="trash" label={texts.removeLine(index + 1)} onClick={() => remove(index)} />
          </div>
        ))}
        {fields.length < mostSteps && (
          <div>
            <Button
              variant="quiet"
              size="sm"
              className="min-h-11"
              onClick={() => append({ noticeHours: 0, percent: 0 })}
            >
              <Icon name="plus" />
              {texts.addLine}
            </Button>
          </div>
        )}
      </fieldset>
      <div className="field-pairs items-start">
        <NumberField name="policy.graceMinutes" label={texts.grace} />
        <NumberField name="policy.cancelNoticeHours" label={texts.cancelNotice} />
        <NumberField name="policy.moveNoticeHours" label={texts.moveNotice} />
      </div>
    </div>
  );
}
