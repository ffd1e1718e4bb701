import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { readsNoTexts } from "#server/usecases/people/change-me.ts";
import { rememberAnswer, rememberRefusal } from "#server/usecases/stopped-texts.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { days } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addTexted } from "#tests/support/told-by-text.ts";

const salon = givenSalon();

test("a stop known only from a gateway's refusal ends after 90 days, and a reader's own STOP never does", async () => {
  const [refused, stopped, both] = [await addTexted(salon), await addTexted(salon), await addTexted(salon)];
  await rememberRefusal(salon.app, refused.number);
  await rememberAnswer(salon.app, { number: stopped.number, wants: "stop", id: "SM1" });
  await rememberRefusal(salon.app, stopped.number);
  await rememberRefusal(salon.app, both.number);
  salon.clock.advance(days(1));
  await rememberAnswer(salon.app, { number: both.number, wants: "stop", id: "SM2" });
  const areStopped = () =>
    Promise.all([refused, stopped, both].map(({ guest }) => readsNoTexts(salon.app, guest.userId)));
  salon.clock.advance(days(88));
  await tidyUp(salon.app);
  expect(await areStopped()).toEqual([true, true, true]);
  salon.clock.advance(days(2));
  await tidyUp(salon.app);
  expect(await areStopped()).toEqual([false, true, true]);
  salon.clock.advance(days(400));
  await tidyUp(salon.app);
  expect(await areStopped()).toEqual([false, true, true]);
});

test("a reply's id is kept for a year, or as long as the settings say", async () => {
  const { guest, number } = await addTexted(salon);
  const hear = (wants: "stop" | "start", id: string) => rememberAnswer(salon.app, { number, wants, id });
  await hear("stop", "SM3");
  await hear("start", "SM4");
  salon.clock.advance(days(364));
  await tidyUp(salon.app);
  await hear("stop", "SM3");
  expect(await readsNoTexts(salon.app, guest.userId)).toBe(false);
  salon.clock.advance(days(2));
  await tidyUp(salon.app);
  const names = salon.app.engine.read.selectFrom("text_answers").select("id");
  expect(await names.execute()).toEqual([]);
  expect(readConfig({ KEEP_TEXT_ANSWERS_DAYS: "30" }).keeps.textAnswersMs).toBe(days(30));
  expect(() => readConfig({ KEEP_TEXT_ANSWERS_DAYS: "7" })).toThrow("must be 30 days or more");
});
