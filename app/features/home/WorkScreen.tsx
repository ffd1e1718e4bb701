import "#app/features/home/work.css";
import { Link } from "react-router";
import type { SaidWorkPage } from "#app/features/home/say-work.server.ts";
import { WorkPlate } from "#app/features/home/WorkPlate.tsx";
import { useNextOpening } from "#app/features/hours/use-next-opening.ts";
import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** One work of the portfolio: its picture, who made it, what it costs, and the way to book it. */
export function WorkScreen({ work }: { work: SaidWorkPage }) {
  const { title, shots, compare, master, service, book, words } = work;
  return (
    <section className="wrap work-section">
      <Link className="link" to="/#portfolio">
        {words.allWorks}
      </Link>
      <div className="work">
        <WorkPlate shots={shots} compare={compare} />
        <div>
          <h1 className="h2">{title}</h1>
          <dl className="mini">
            {master && (
              <div>
                <dt>{words.master}</dt>
                <dd className="flex items-center gap-3">
                  <Avatar name={master.name} photo={master.photo} size="s" />
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
                    {money(service.price)}, {duration(service.minutes)}
                  </dd>
                </div>
                <FirstHour serviceId={service.id} words={words} />
              </>
            )}
          </dl>
          {book && <LinkButton {...book}>{words.bookThis}</LinkButton>}
          <nav className="work-steps num" aria-label={words.works}>
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

function FirstHour({ serviceId, words }: { serviceId: string; words: SaidWorkPage["words"] }) {
  const opening = useNextOpening(serviceId);
  return (
    <div>
      <dt>{words.nextOpening}</dt>
      <dd className="num">
        {opening === undefined ? (
          <Loading>
            <Skeleton className="h-4 w-32" />
          </Loading>
        ) : (
          (opening?.text ?? words.askAtDesk)
        )}
      </dd>
    </div>
  );
}
