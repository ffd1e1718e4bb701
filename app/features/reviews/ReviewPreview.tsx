import { typedRating } from "#app/features/reviews/rating.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import { reviewFormTexts } from "#app/texts/en/dashboard/review-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Stars } from "#app/ui/Stars.tsx";

interface Props {
  name: string;
  rating: string;
  image: string;
  testimonial: string;
}

/** The review as the home page would show it, while it is being written. */
export function ReviewPreview({ name, rating, image, testimonial }: Props) {
  const texts = useTexts(reviewFormTexts);
  const stars = typedRating(rating);
  return (
    <aside aria-label={texts.preview}>
      <p className="sm muted mb-3">{texts.howItLooks}</p>
      <figure className="review-preview">
        {stars !== undefined && <Stars rating={stars} />}
        <blockquote>{testimonial || texts.yourWords}</blockquote>
        <figcaption>
          <Avatar name={name} photo={ownPicture(image)} />
          <b className="font-semibold">{name}</b>
        </figcaption>
      </figure>
    </aside>
  );
}
