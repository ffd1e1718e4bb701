import { Fragment } from "react";
import type { SaidPortfolio } from "#app/features/home/say-works.server.ts";
import { PageLink } from "#app/lib/PageLink.tsx";

/** The salon's works, in its own order. A style sheet shows the chosen group, so the chips work before any script. */
export function Portfolio({ heading, agreed, bookThis, groups, works }: SaidPortfolio) {
  return (
    <section className="wrap page-section" id="portfolio">
      <div className="sechead">
        <h2 className="h1">{heading}</h2>
        <p className="muted max-w-[26em]">{agreed}</p>
      </div>
      <fieldset aria-label={heading}>
        {groups.map((name, index) => (
          <label key={name}>
            <input type="radio" name="works" defaultChecked={!index} />
            {name}
          </label>
        ))}
      </fieldset>
      <ul className="works">
        {works.map(({ id, place, groups, title, shots, by, book }) => (
          <li key={id} data-in={groups}>
            <div className="plate shots">
              {shots.map(({ said, img }) => (
                <Fragment key={said}>
                  {said && <i>{said}</i>}
                  <img {...img} alt={img.alt} width="800" height="1000" loading="lazy" />
                </Fragment>
              ))}
            </div>
            <h3>
              <PageLink to={place}>{title}</PageLink>
            </h3>
            <p>{by}</p>
            {book && (
              <PageLink {...book} className="link">
                {bookThis}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
