import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** A page that opens sooner needs no word. */
const soonMs = 400;

/**
 * Shows and says that the page whose link was pressed is on its way: on a slow connection nothing else would for many
 * seconds.
 */
export function PageOpening() {
  const texts = useTexts(layoutTexts);
  const isUnderWay = useNavigation().state !== "idle";
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return setLate(false);
    const timer = setTimeout(() => setLate(true), soonMs);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return (
    <div role="status" className={isLate ? "page-opening" : undefined}>
      {isLate && <span className="sr">{texts.opening}</span>}
    </div>
  );
}
