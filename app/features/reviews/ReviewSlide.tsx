import { Avatar } from "#app/ui/Avatar.tsx";
import { Stars } from "#app/ui/Stars.tsx";
import type { Review } from "#contract/reviews.ts";

/** One review as a figure: stars, what was said, who said it. */
export function ReviewSlide({ review }: { review: Review }) {
  return (
    <figure>
      <Stars rating={review.rating} />
      <blockquote>{review.testimonial}</blockquote>
      {review.reply && (
        <p className="sm muted mt-3">
          <b className="font-semibold">The salon's reply.</b> {review.reply}
        </p>
      )}
      <figcaption>
        <Avatar name={review.name} photo={review.image} />
        <b>{review.name}</b>
      </figcaption>
    </figure>
  );
}
