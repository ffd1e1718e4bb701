import { numberText } from "#app/lib/number-text.ts";
import { phoneLink } from "#app/lib/reach-salon.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Shown when scripts are off on a page that needs them: says why, and who to call. */
export function WithoutScript() {
  const texts = useTexts(layoutTexts);
  const { phone } = useSalon();
  return (
    <p className="strip hidden noscript:block">
      {texts.noScript}
      {phone && (
        <>
          {" "}
          {texts.callUs}{" "}
          <a className="num" href={phoneLink({ phone })}>
            {numberText(phone)}
          </a>
        </>
      )}
    </p>
  );
}
