import { Fragment } from "react";
import { Link } from "react-router";
import type { SaidPortfolio } from "#app/features/home/say-works.server.ts";

/**
 * The salon's works, in its own order. In a pair, the picture from after the visit covers the one from before, up to
 * a slider.
 */
export function Portfolio({ heading, agreed, bookThis, works }: SaidPortfolio) {
  return (
    <section className="wrap page-section" id="portfolio">
      <div className="sechead">
        <h2 className="h1">{heading}</h2>
        <p className="muted max-w-[26em]">{agreed}</p>
      </div>
      <ul className="works">
        {works.map(({ id, title, shots, compare, by, book }) => (
          <li key={id}>
            <div className="plate">
              {shots.map(({ said, img }) => (
                <Fragment key={said}>
                  {said && <i>{said}</i>}
                  <img {...img} alt={img.alt} width="800" height="1000" loading="lazy" />
                </Fragment>
              ))}
              {compare && (
                <input
                  type="range"
                  aria-label={compare}
                  onInput={({ currentTarget }) =>
                    currentTarget.parentElement?.style.setProperty("--at", currentTarget.value)
                  }
                />
              )}
            </div>
            <h3>{title}</h3>
            <p>{by}</p>
            {book && (
              <Link {...book} className="link">
                {bookThis}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
