import { reviewFormTexts } from "#app/texts/en/dashboard/review-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";

const ratings = [1, 2, 3, 4, 5];

interface Props {
  rating: number | undefined;
  onPick: (rating: number) => void;
}

/** Five stars to press, beside the text field. */
export function StarPicker({ rating, onPick }: Props) {
  const texts = useTexts(reviewFormTexts);
  return (
    <fieldset className="star-picker">
      <legend className="sr">{texts.inStars}</legend>
      {ratings.map((value) => (
        <button
          key={value}
          type="button"
          aria-label={texts.star(value)}
          aria-pressed={value === rating}
          onClick={() => onPick(value)}
        >
          <Icon name="star" className={classes(rating !== undefined && value <= rating && "is-filled")} />
        </button>
      ))}
    </fieldset>
  );
}
