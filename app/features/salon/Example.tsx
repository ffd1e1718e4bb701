import { useEffect, useState } from "react";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Long enough that screen readers do not speak while somebody types. */
const pauseMs = 1000;

/** What the sentences above mean for a visit. It follows the typing at once; screen readers hear it in a pause. */
export function Example({ sentences }: { sentences: readonly string[] }) {
  const texts = useTexts(salonSettingsTexts);
  const said = sentences.join(" ");
  const [told, setTold] = useState(said);
  const [begun] = useState(said);
  useEffect(() => {
    const pause = setTimeout(() => setTold(said), pauseMs);
    return () => clearTimeout(pause);
  }, [said]);
  return (
    <div className="setting-example">
      <p className="sm font-semibold">{texts.example}</p>
      {sentences.map((sentence) => (
        <p key={sentence} className="num">
          {sentence}
        </p>
      ))}
      <p className="sr" role="status">
        {told !== begun && told}
      </p>
    </div>
  );
}
