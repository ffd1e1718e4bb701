import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import drawings from "./icons.svg?url";

const places = [1, 2, 3, 4, 5];

/** A read-only rating, at most 120 px wide: filled and outlined stars. */
export function Stars({ rating }: { rating: number }) {
  const texts = useTexts(uiTexts);
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
