import { Link } from "react-router";
import type { SaidPortfolio } from "#app/features/home/say-works.server.ts";
import { WorkPlate } from "#app/features/home/WorkPlate.tsx";

/** The salon's works, in its own order. A style sheet shows the chosen group, so the chips work before any script. */
export function Portfolio({ heading, agreed, bookThis, which, groups, works }: SaidPortfolio) {
  return (
    <section className="wrap page-section" id="portfolio">
      <div className="sechead">
        <h2 className="h1">{heading}</h2>
        <p className="muted max-w-[26em]">{agreed}</p>
      </div>
      {groups[0] && (
        <fieldset className="work-groups">
          <legend className="sr">{which}</legend>
          {groups.map((name) => (
            <label key={name}>
              <input className="sr" type="radio" name="works" defaultChecked={name === groups[0]} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <ul className="works">
        {works.map(({ id, place, groups, title, by, book, ...picture }) => (
          <li key={id} data-in={groups}>
            <WorkPlate {...picture} loading="lazy" />
            <h3>
              <Link to={place}>{title}</Link>
            </h3>
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
