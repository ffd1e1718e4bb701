import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import drawings from "./icons.svg?url";

interface Props {
  /** The number of filled stars. */
  rating: number;
  /** The number of stars, 1 to 10. */
  of?: number;
}

/** A read-only rating, at most 120 px wide: filled and outlined stars. */
export function Stars({ rating, of = 5 }: Props) {
  const texts = useTexts(uiTexts);
  const places = Array.from({ length: Math.min(Math.max(of, 1), 10) }, (_, index) => index + 1);
  return (
    <div className="stars" role="img" aria-label={texts.stars(rating, places.length)}>
      {places.map((place) => (
        <svg
          key={place}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={place > rating ? "is-outline" : undefined}
        >
          <use href={`${drawings}#star`} />
        </svg>
      ))}
    </div>
  );
}
