import { homeTexts } from "#app/texts/en/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Stars } from "#app/ui/Stars.tsx";
import type { Review } from "#contract/reviews.ts";

/** One review as a figure: stars, what was said, who said it. */
export function ReviewSlide({ review }: { review: Review }) {
  const texts = useTexts(homeTexts);
  return (
    <figure>
      <Stars rating={review.rating} />
      <blockquote>{review.testimonial}</blockquote>
      {review.reply && (
        <p className="sm muted mt-3">
          <b className="font-semibold">{texts.reply}</b> {review.reply}
        </p>
      )}
      <figcaption>
        <Avatar name={review.name} photo={review.image} />
        <span>
          <b>{review.name}</b>
          {review.verified && <span className="block sm muted">{texts.verified}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
