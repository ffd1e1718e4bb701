import { type Offered, type SaidWork, sayIn, sayWorks } from "#app/features/home/say-works.server.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
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
  if (!said || !work) return null;
  const texts = textsIn(language, worksTexts);
  const { nextOpening, askAtDesk } = textsIn(language, servicesTexts);
  const say = sayIn(language);
  const { serviceId, masterId } = works[at] ?? {};
  const master = offered.masters.find(({ _id }) => _id === masterId);
  const service = offered.services
    .flatMap((one) => [one, ...one.variants])
    .find(({ _id }) => _id === serviceId);
  const placeOf = (index: number): SaidWork["place"] => said.works.at(index % works.length)?.place ?? "";
  const { allWorks, bookThis, priceAndTime, previous, next } = texts;
  return {
    ...work,
    counted: texts.counted(at + 1, works.length),
    previous: placeOf(at - 1),
    next: placeOf(at + 1),
    master: master && { name: say(master.name, master.nameBn), photo: master.photo },
    service: service && {
      id: service._id,
      name: say(service.service_name, service.nameBn),
      price: service.price,
      minutes: service.minutes,
    },
    words: {
      ...{ allWorks, bookThis, priceAndTime, previous, next, nextOpening, askAtDesk },
      works: texts.works,
      master: texts.master,
      service: texts.service,
    },
  };
}
