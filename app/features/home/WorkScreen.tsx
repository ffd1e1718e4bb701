import { Fragment } from "react";
import { Link } from "react-router";
import type { SaidWorkPage } from "#app/features/home/say-work.server.ts";
import { useNextOpening } from "#app/features/hours/use-next-opening.ts";
import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** One work of the portfolio: its picture, who made it, what it costs, and the way to book it. */
export function WorkScreen({ work }: { work: SaidWorkPage }) {
  const { title, master, service, book, words } = work;
  return (
    <section className="wrap work-section">
      <Link className="link" to="/#portfolio">
        {words.allWorks}
      </Link>
      <div className="work">
        <Picture work={work} />
        <div>
          <h1 className="h2">{title}</h1>
          <dl className="mini">
            {master && (
              <div>
                <dt>{words.master}</dt>
                <dd className="flex items-center gap-3">
                  {master.face && (
                    <span className="avatar avatar-s">
                      <img {...master.face} alt="" />
                    </span>
                  )}
                  {master.name}
                </dd>
              </div>
            )}
            {service && (
              <>
                <div>
                  <dt>{words.service}</dt>
                  <dd>{service.name}</dd>
                </div>
                <div>
                  <dt>{words.priceAndTime}</dt>
                  <dd className="num">
                    {service.around.join(money(service.price))}, {duration(service.minutes)}
                  </dd>
                </div>
                <FirstHour serviceId={service.id} words={words} />
              </>
            )}
          </dl>
          {book && <LinkButton {...book}>{words.bookThis}</LinkButton>}
          <nav className="work-steps num" aria-label={words.allWorks}>
            <Link className="iconbtn" to={work.previous} aria-label={words.previous}>
              <Icon name="chevron-left" />
            </Link>
            {work.counted}
            <Link className="iconbtn" to={work.next} aria-label={words.next}>
              <Icon name="chevron-right" />
            </Link>
          </nav>
        </div>
      </div>
    </section>
  );
}

/** In a pair, the picture from after the visit covers the one from before, up to a slider. */
function Picture({ work: { shots, compare } }: { work: SaidWorkPage }) {
  return (
    <div className="plate shots">
      {shots.map(({ said, img }) => (
        <Fragment key={said}>
          {said && <i>{said}</i>}
          <img {...img} alt={img.alt} width="800" height="1000" />
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
  );
}

function FirstHour({ serviceId, words }: { serviceId: string; words: SaidWorkPage["words"] }) {
  const opening = useNextOpening(serviceId);
  return (
    <div>
      <dt>{words.nextOpening}</dt>
      <dd className="num" aria-busy={opening === undefined}>
        {opening === undefined ? "\u00a0" : (opening?.text ?? words.askAtDesk)}
      </dd>
    </div>
  );
}
