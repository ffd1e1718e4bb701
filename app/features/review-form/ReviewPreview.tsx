import { typedRating } from "#app/features/review-form/rating.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Stars } from "#app/ui/Stars.tsx";

interface Props {
  name: string;
  rating: string;
  image: string;
  testimonial: string;
}

/** The review as the home page would show it, while it is written. */
export function ReviewPreview({ name, rating, image, testimonial }: Props) {
  const stars = typedRating(rating);
  return (
    <aside aria-label="Preview">
      <p className="sm muted mb-3">How it will look on the home page</p>
      <figure className="review-preview">
        {stars !== undefined && <Stars rating={stars} />}
        <blockquote>{testimonial || "Your words appear here."}</blockquote>
        <figcaption>
          <Avatar name={name} photo={ownPicture(image)} />
          <b className="font-semibold">{name}</b>
        </figcaption>
      </figure>
    </aside>
  );
}
