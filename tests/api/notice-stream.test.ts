import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { until } from "#tests/support/until.ts";
import { freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a stream reports changed hours without a guest, and ends when the server does", async () => {
  const address = await salon.server.listen({ port: 0, host: "127.0.0.1" });
  const stream = await listen(`${address}/api/notices`);
  const guest = await addPerson(salon);
  const { purchaseId } = await hold(salon, guest, await freeVisit(salon));
  await until("word that an hour went", () => stream.notices() >= 1 || null);
  const heard = stream.notices();
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, guest);
  await until("word that it came back", () => stream.notices() > heard || null);

  const lines = stream.text().split("\n").filter(Boolean);
  expect(new Set(lines)).toEqual(new Set(["retry: 5000", "event: availability", "data: {}"]));
  await Promise.all([salon.server.close(), stream.ended]);
});

/** Reads a stream of events until it closes. */
async function listen(url: string) {
  const answer = await fetch(url);
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  let text = "";
  async function read() {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
  }
  return {
    text: () => text,
    notices: () => text.split("event: availability").length - 1,
    ended: read(),
  };
}
