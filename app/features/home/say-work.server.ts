import { type Offered, type SaidWork, sayIn, sayWorks } from "#app/features/home/say-works.server.ts";
import { ownPicture } from "#app/lib/own-picture.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { worksTexts } from "#app/texts/en/public/works.ts";
import { textsIn } from "#app/texts/texts.ts";
import type { Work } from "#contract/portfolio.ts";
import type { Language } from "#domain/language.ts";

/** A work as its own page shows it, in the page's language. */
export type SaidWorkPage = NonNullable<ReturnType<typeof sayWork>>;

const sizes = { inPair: "(min-width: 64rem) 60vw, 92vw", inRow: "(min-width: 64rem) 50vw, 92vw" };

/** @returns null if visitors see no such work */
export function sayWork(works: Work[], offered: Offered, language: Language, id: string) {
  const said = sayWorks(works, offered, language, sizes);
  const at = works.findIndex(({ _id }) => _id === id);
  const work = said?.works[at];
  const kept = works[at];
  if (!said || !work || !kept) return null;
  const texts = textsIn(language, worksTexts);
  const { nextOpening, askAtDesk, from } = textsIn(language, servicesTexts);
  const pages = textsIn(language, uiTexts);
  const say = sayIn(language);
  const master = offered.masters.find(({ _id }) => _id === kept.masterId);
  // A service costs as much as its cheapest size or more, and a size costs its own price.
  const inSizes = offered.services.flatMap((one) =>
    one._id === kept.serviceId ? sizesOf(one) : one.variants.filter(({ _id }) => _id === kept.serviceId),
  );
  const [service] = inSizes;
  const placeOf = (index: number): SaidWork["place"] => said.works.at(index % works.length)?.place ?? "";
  const { bookThis, priceAndTime } = texts;
  return {
    ...work,
    counted: `${pages.page(at + 1)} / ${pages.page(works.length)}`,
    previous: placeOf(at - 1),
    next: placeOf(at + 1),
    master: master && { name: say(master.name, master.nameBn), face: faceOf(master.photo) },
    service: service && {
      id: service._id,
      name: say(service.service_name, service.nameBn),
      price: Math.min(...inSizes.map(({ price }) => price)),
      minutes: Math.min(...inSizes.map(({ minutes }) => minutes)),
      /** What stands before and after the price. */
      around: inSizes.length > 1 ? from("|").split("|") : ["", ""],
    },
    words: {
      ...{ bookThis, priceAndTime, nextOpening, askAtDesk },
      allWorks: said.heading,
      previous: pages.previousPage,
      next: pages.nextPage,
      master: texts.master,
      service: texts.service,
    },
  };
}

function faceOf(photo: string | null | undefined) {
  const src = ownPicture(photo);
  return src === undefined ? undefined : { src };
}
