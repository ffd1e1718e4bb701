import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Example } from "#app/features/salon/Example.tsx";
import { Sentence } from "#app/features/salon/Sentence.tsx";
import { cancelExamples, graceExample, moveExample } from "#app/features/salon/settings-examples.ts";
import type { TypedPolicy } from "#app/features/salon/settings-rules.ts";
import { useExampleVisit } from "#app/features/salon/use-example-visit.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { settingsExampleTexts } from "#app/texts/en/dashboard/settings-examples.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { toCents, toDollars } from "#domain/money.ts";
import type { Policy } from "#domain/policy.ts";

const mostSteps = 6;

/** Who gets how much refunded when, and until when customers can act without the salon. */
export function PolicySentences() {
  const texts = useTexts(salonSettingsTexts);
  const { control } = useFormContext<TypedPolicy>();
  const { fields, append, remove } = useFieldArray({ control, name: "policy.refunds" });
  const examples = usePolicyExamples(useWatch({ control, name: "policy" }));
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="field-label mb-2">{texts.whatGoesBack}</legend>
        {fields.map((field, index) => (
          <div key={field.id} className="refund-step">
            <Sentence
              text={texts.refundSentence}
              blanks={{
                hours: { name: `policy.refunds.${index}.noticeHours`, label: texts.hoursBefore(index + 1) },
                percent: { name: `policy.refunds.${index}.percent`, label: texts.percentBack(index + 1) },
              }}
            />
            <IconButton icon="trash" label={texts.removeLine(index + 1)} onClick={() => remove(index)} />
          </div>
        ))}
        <p>{texts.laterNothing(fields.length)}</p>
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
      <Sentence
        text={texts.graceSentence}
        blanks={{ minutes: { name: "policy.graceMinutes", label: texts.grace } }}
      />
      <Sentence
        text={texts.aloneSentence}
        blanks={{
          cancel: { name: "policy.cancelNoticeHours", label: texts.cancelNotice },
          move: { name: "policy.moveNoticeHours", label: texts.moveNotice },
        }}
      />
      <Example sentences={examples} />
    </>
  );
}

/** The policy's examples in words, each calculated like a real cancellation. */
function usePolicyExamples(policy: Policy): string[] {
  const texts = useTexts(settingsExampleTexts);
  const { name, price } = useExampleVisit();
  const numbers = [
    policy.graceMinutes,
    policy.cancelNoticeHours,
    policy.moveNoticeHours,
    ...policy.refunds.flatMap(({ noticeHours, percent }) => [noticeHours, percent]),
  ];
  if (!numbers.every((one) => Number.isInteger(one) && one >= 0)) return [texts.incomplete];

  const paid = money(price);
  const paidCents = toCents(price);
  const cancels = cancelExamples(policy, paidCents).map(({ hours, percent, backCents, alone }) =>
    alone
      ? texts.cancels(numberText(hours), { percent, paid, back: money(toDollars(backCents)) })
      : texts.calls(numberText(hours)),
  );
  const grace = graceExample(policy, paidCents);
  const { moves, calls } = moveExample(policy);
  return [
    ...(name ? [texts.withService(name, paid)] : []),
    ...cancels,
    ...(grace
      ? [
          texts.changesMind(
            numberText(grace.minutes),
            numberText(grace.hours),
            money(toDollars(grace.backCents)),
          ),
        ]
      : []),
    calls === null ? texts.movesAlways : texts.moves(numberText(moves), numberText(calls)),
  ];
}
