import { useId } from "react";
import { Link } from "react-router";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { visitWhen } from "#app/features/bookings/visit-when.ts";
import { happened } from "#app/features/owner/exception-sentences.ts";
import { newsPath } from "#app/layout/dashboard/news-path.ts";
import { money } from "#app/lib/money.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import { newsListTexts } from "#app/texts/en/dashboard/news-list.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import type { DeskNewsEntry } from "#contract/desk-news.ts";

interface Props {
  title: string;
  news: DeskNewsEntry[];
  /** Marks the news as not seen before. */
  isNew?: boolean;
  now: number;
  onFollow: () => void;
}

const icons: Record<DeskNewsEntry["kind"], IconName> = {
  booked: "calendar",
  moved: "clock",
  changed: "edit",
  cancelled: "close",
  message: "message",
  money: "card",
};

/** Part of the bell's news: what happened, when, and a link to it. */
export function NewsList({ title, news, isNew, now, onFollow }: Props) {
  const { zone } = useSalon();
  const titleId = useId();
  const timeOf = (at: string) =>
    inSalon(salonDate(at, zone) === salonDate(now, zone) ? "clock" : "shortDay", at, zone);
  return (
    <section aria-labelledby={titleId}>
      <h3 className="bell-group num" id={titleId}>
        {title}
      </h3>
      <ul className="bell-list num">
        {news.map((entry) => (
          <li key={entry._id} className={isNew ? "is-new" : undefined}>
            <Link to={newsPath(entry, now, zone)} onClick={onFollow}>
              <span className="bell-icon" data-kind={entry.kind}>
                <Icon name={icons[entry.kind]} />
              </span>
              <span className="min-w-0">
                <Sentence entry={entry} now={now} />
              </span>
              <span className="bell-time">{timeOf(entry.at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentence({ entry, now }: { entry: DeskNewsEntry; now: number }) {
  const { zone } = useSalon();
  const texts = useTexts(newsListTexts);
  const said = useTexts(exceptionTexts);
  const translate = useTranslatedNames();
  const { kind, name, text, exception } = entry;
  if (exception) {
    const { amount } = exception.about;
    const about = [name, amount !== null && money(amount)].filter(Boolean).join(", ");
    return (
      <>
        <b>{happened(exception, said).title}</b>
        {about && `: ${about}`}
      </>
    );
  }
  const when = visitWhen(entry.startsAt, now, zone);
  const told = {
    booked: texts.booked,
    moved: texts.moved,
    changed: texts.changed,
    cancelled: texts.cancelled,
  };
  return (
    <>
      <b>{name}</b>
      {kind === "message" || kind === "money"
        ? text
          ? texts.wrote(text)
          : texts.wroteNothing
        : told[kind](translate(entry.service_name), when)}
    </>
  );
}
