import { useFieldArray, useFormContext } from "react-hook-form";
import { NumberField } from "#app/features/salon-settings/NumberField.tsx";
import type { TypedSettings } from "#app/features/salon-settings/settings-form.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

const mostSteps = 6;

/** Who gets back how much when, and until when guests act by themselves. */
export function PolicyFields() {
  const { control } = useFormContext<TypedSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: "policy.refunds" });
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="field-label mb-2">What goes back, the longest notice first</legend>
        {fields.map((field, index) => (
          <div key={field.id} className="refund-step">
            <NumberField name={`policy.refunds.${index}.noticeHours`} label="Hours before, at least" />
            <NumberField name={`policy.refunds.${index}.percent`} label="Percent back" />
            <IconButton icon="trash" label={`Remove line ${index + 1}`} onClick={() => remove(index)} />
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
              Add a line
            </Button>
          </div>
        )}
      </fieldset>
      <div className="f2 items-start">
        <NumberField name="policy.graceMinutes" label="Minutes after booking in which all goes back" />
        <NumberField name="policy.cancelNoticeHours" label="Hours before, to cancel by oneself" />
        <NumberField name="policy.moveNoticeHours" label="Hours before, to move by oneself" />
      </div>
    </div>
  );
}
