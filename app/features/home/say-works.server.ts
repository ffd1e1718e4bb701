import { pictureSource } from "#app/lib/own-picture.ts";
import { bookingPath } from "#app/lib/service-path.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { worksTexts } from "#app/texts/en/public/works.ts";
import { textsIn } from "#app/texts/texts.ts";
import type { Master } from "#contract/masters.ts";
import type { Work } from "#contract/portfolio.ts";
import type { Service } from "#contract/services.ts";
import type { Language } from "#domain/language.ts";

/** The portfolio as the home page shows it, in the page's language. */
export interface SaidPortfolio {
  heading: string;
  agreed: string;
  bookThis: string;
  works: SaidWork[];
}

interface SaidWork {
  id: string;
  title: string;
  /** One picture, or the one before and the one after. */
  shots: SaidShot[];
  /** The label of the slider over a pair. */
  compare: string | false;
  /** The master and the service; empty once the salon offers neither. */
  by: string;
  /** Where the service is booked with that master; null once the salon no longer offers it. */
  book: { to: string; "aria-label": string } | null;
}

interface SaidShot {
  /** 'Before' or 'After' in a pair. */
  said: string;
  img: { src: string; srcSet?: string; sizes?: string; alt: string };
}

/** What is offered now. Works outlive services and masters. */
interface Offered {
  services: Service[];
  masters: Master[];
}

/**
 * The works with all their texts, so that the page's script contains neither texts nor rules for them. If the master
 * has left, a work is booked with any master. If the service is gone, it can only be looked at.
 * @returns null if there are no works
 */
export function sayWorks(
  works: Work[],
  { services, masters }: Offered,
  language: Language,
): SaidPortfolio | null {
  if (works.length === 0) return null;
  const texts = textsIn(language, worksTexts);
  const { agreed, bookThis } = texts;
  const say = (text: string, inBangla: string | null | undefined) => (language === "bn" && inBangla) || text;
  const bookable = services.flatMap((service) => [service, ...service.variants]);

  return {
    heading: textsIn(language, layoutTexts).ourPortfolio,
    agreed,
    bookThis,
    works: works.map((work) => {
      const service = bookable.find(({ _id }) => _id === work.serviceId);
      const master = masters.find(({ _id }) => _id === work.masterId);
      const search = master && service?.masterIds.includes(master._id) ? `?master=${master._id}` : "";
      const title = say(work.title, work.titleBn);
      const names = [
        master && say(master.name, master.nameBn),
        service && say(service.service_name, service.nameBn),
      ];
      return {
        id: work._id,
        title,
        shots: shotsOf(work),
        compare: work.before !== null && texts.compare(title),
        by: names.filter(Boolean).join(", "),
        book: service ? { to: bookingPath(service) + search, "aria-label": texts.bookThisWork(title) } : null,
      };
    }),
  };

  function shotsOf(work: Work): SaidShot[] {
    const sizes = work.before ? "(min-width: 48rem) 40rem, 92vw" : "(min-width: 48rem) 20rem, 45vw";
    const shot = (said: string, { picture, alt, altBn }: NonNullable<Work["before"]>) => ({
      said,
      img: { ...pictureSource(picture, sizes), alt: say(alt, altBn) },
    });
    return work.before ? [shot(texts.before, work.before), shot(texts.after, work)] : [shot("", work)];
  }
}
