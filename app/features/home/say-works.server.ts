import { pictureSource } from "#app/lib/own-picture.ts";
import { bookingPath } from "#app/lib/service-path.ts";
import { categoriesTexts } from "#app/texts/en/public/categories.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { worksTexts } from "#app/texts/en/public/works.ts";
import { textsIn } from "#app/texts/texts.ts";
import type { Master } from "#contract/masters.ts";
import type { Work } from "#contract/portfolio.ts";
import type { Service } from "#contract/services.ts";
import { categories } from "#domain/categories.ts";
import type { Language } from "#domain/language.ts";

/** The portfolio as the home page shows it, in the page's language. */
export interface SaidPortfolio {
  heading: string;
  agreed: string;
  bookThis: string;
  /** All, the categories that have works, and pairs; empty if there is nothing to choose. */
  groups: string[];
  works: SaidWork[];
}

export interface SaidWork {
  id: string;
  /** The work's own page. */
  place: string;
  /** Which of the groups it is in, by their numbers from 1, separated by spaces. */
  groups: string;
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
export interface Offered {
  services: Service[];
  masters: Master[];
}

/**
 * The works with all their texts, so that the page's script contains neither texts nor rules for them. If the master
 * has left, a work is booked with any master. If the service is gone, it can only be looked at.
 * @param sizes how wide a pair and a single picture are shown, as in the `sizes` attribute of <img>
 * @returns null if there are no works
 */
export function sayWorks(
  works: Work[],
  { services, masters }: Offered,
  language: Language,
  { inPair, inRow } = { inPair: "(min-width: 48rem) 40rem, 92vw", inRow: "(min-width: 48rem) 20rem, 45vw" },
): SaidPortfolio | null {
  if (works.length === 0) return null;
  const texts = textsIn(language, worksTexts);
  const { agreed, bookThis } = texts;
  const say = sayIn(language);
  const bookable = services.flatMap((service) => [service, ...service.variants]);
  const isPair = ({ before }: Work) => before !== null;
  const groups = [
    { name: texts.all, has: () => true },
    ...categories.map((category) => ({
      name: textsIn(language, categoriesTexts)[category],
      has: ({ serviceId }: Work) =>
        services.some(
          (service) =>
            service.category === category &&
            [service, ...service.variants].some(({ _id }) => _id === serviceId),
        ),
    })),
    { name: texts.pairs, has: isPair },
  ].filter(({ has }) => works.some(has));

  return {
    heading: textsIn(language, layoutTexts).ourPortfolio,
    agreed,
    bookThis,
    groups: groups.length > 2 ? groups.map(({ name }) => name) : [],
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
        place: workPath(work),
        groups: groups.flatMap(({ has }, index) => (has(work) ? index + 1 : [])).join(" "),
        title,
        shots: shotsOf(work, work.before ? inPair : inRow),
        compare: isPair(work) && texts.compare(title),
        by: names.filter(Boolean).join(", "),
        book: service ? { to: bookingPath(service) + search, "aria-label": texts.bookThisWork(title) } : null,
      };
    }),
  };

  function shotsOf(work: Work, sizes: string): SaidShot[] {
    const shot = (said: string, { picture, alt, altBn }: NonNullable<Work["before"]>) => ({
      said,
      img: { ...pictureSource(picture, sizes), alt: say(alt, altBn) },
    });
    return work.before ? [shot(texts.before, work.before), shot(texts.after, work)] : [shot("", work)];
  }
}

export function workPath({ _id }: Pick<Work, "_id">): string {
  return `/portfolio/${encodeURIComponent(_id)}`;
}

/** What the salon has not translated into Bangla stays in English. */
export function sayIn(language: Language) {
  return (text: string, inBangla: string | null | undefined) => (language === "bn" && inBangla) || text;
}
