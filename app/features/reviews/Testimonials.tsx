import { type KeyboardEvent, useRef, useState } from "react";
import { otherLanguageOf } from "#app/lib/words-language.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Stars } from "#app/ui/Stars.tsx";
import type { Review } from "#contract/reviews.ts";

/**
 * Reviews side by side: two in view from 768 px, one below. Swiping, the arrow keys and the dots move it. Without
 * JavaScript it still scrolls.
 */
export function Testimonials({ reviews }: { reviews: Review[] }) {
  const texts = useTexts(homeTexts);
  const track = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);

  function show(index: number) {
    const slide = track.current?.children[Math.min(Math.max(index, 0), reviews.length - 1)];
    if (track.current && slide instanceof HTMLElement) {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      track.current.scrollTo({
        left: slide.offsetLeft - track.current.offsetLeft,
        behavior: still ? "auto" : "smooth",
      });
    }
  }
  function onScroll() {
    const [one, two] = track.current?.children ?? [];
    if (!track.current || !(one instanceof HTMLElement)) return;
    const step = two instanceof HTMLElement ? two.offsetLeft - one.offsetLeft : 1;
    setFirst(Math.round(track.current.scrollLeft / step));
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(first + step);
  }

  return (
    <>
      <section
        ref={track}
        className="testimonials"
        aria-label={texts.testimonials}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {reviews.map((review) => (
          <ReviewSlide key={review._id} review={review} />
        ))}
      </section>
      {reviews.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
        <div className="dots" role="group" aria-label={texts.chooseTestimonial}>
          {reviews.map((review, index) => (
            <button
              key={review._id}
              type="button"
              aria-label={texts.testimonial(index + 1)}
              aria-current={index === first ? "true" : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** One review as a figure: stars, text and author. */
function ReviewSlide({ review }: { review: Review }) {
  const texts = useTexts(homeTexts);
  return (
    <figure>
      <Stars rating={review.rating} />
      <blockquote lang={otherLanguageOf(review.testimonial)}>{review.testimonial}</blockquote>
      {review.reply && (
        <p className="sm muted mt-3">
          <b className="font-semibold">{texts.reply}</b>{" "}
          <span lang={otherLanguageOf(review.reply)}>{review.reply}</span>
        </p>
      )}
      <figcaption>
        <Avatar name={review.name} photo={review.image} />
        <span>
          <b lang={otherLanguageOf(review.name)}>{review.name}</b>
          {review.verified && <span className="block sm muted">{texts.verified}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
