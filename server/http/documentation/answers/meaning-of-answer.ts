import { catalogueAnswers } from "#server/http/documentation/answers/catalogue.ts";
import { checkoutAnswers } from "#server/http/documentation/answers/checkout.ts";
import { type Answered, commonAnswers } from "#server/http/documentation/answers/common.ts";
import { deskAnswers } from "#server/http/documentation/answers/desk.ts";
import { moneyAnswers } from "#server/http/documentation/answers/money.ts";
import { peopleAnswers } from "#server/http/documentation/answers/people.ts";
import { programAnswers } from "#server/http/documentation/answers/programs.ts";
import { salonAnswers } from "#server/http/documentation/answers/salon.ts";
import { visitAnswers } from "#server/http/documentation/answers/visits.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";
import { lookUp } from "#server/http/documentation/fields/meaning-of.ts";

/** What fields mean in an answer, where they do not mean what `commonAnswers` says. */
export const fieldsOfAnswers: Partial<Record<Answered, FieldMeanings>> = {
  ...peopleAnswers,
  ...catalogueAnswers,
  ...checkoutAnswers,
  ...visitAnswers,
  ...deskAnswers,
  ...moneyAnswers,
  ...programAnswers,
  ...salonAnswers,
};

/** What a field of an answer means; undefined if it is not described. @param path such as `items.masterId` */
export function meaningOfAnswer(of: Answered, path: string): string | undefined {
  return lookUp(path, fieldsOfAnswers[of], commonAnswers);
}
