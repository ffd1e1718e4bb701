import { numberText } from "#app/lib/number-text.ts";
import { hourTexts } from "#app/texts/en/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** What the marks of the month mean. */
export function Legend() {
  const texts = useTexts(hourTexts);
  return (
    <p className="legend">
      <span>
        <i className="legend-free" />
        {texts.free}
      </span>
      <span>
        <i className="legend-few" />
        {texts.few}
      </span>
      <span>
        <s aria-hidden="true">{numberText(27)}</s>
        {texts.fullOrClosed}
      </span>
    </p>
  );
}
