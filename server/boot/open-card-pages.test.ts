import { expect, test } from "vitest";
import { openCardPages } from "#server/boot/open-card-pages.ts";

const sandbox = { listenPages: async () => ({ port: 3001 }), setPagesUrl: () => {} };
const open = (publicUrl: string, url: string | null) =>
  openCardPages(sandbox, { host: "127.0.0.1", publicUrl, cardPages: { port: 3001, url } });

test("a site over HTTPS reports at the start what its test cards lack, and has them with their own address", async () => {
  expect((await open("https://salon.example", null)).problem).toMatch(
    /^This site is over HTTPS.*TEST_CARDS_URL/,
  );
  expect(await open("https://salon.example", "https://cards.salon.example")).toEqual({
    url: "https://cards.salon.example",
  });
  expect(await open("http://127.0.0.1:3000", null)).toEqual({ url: "http://127.0.0.1:3001" });
});
