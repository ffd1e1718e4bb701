import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { examineStripe } from "#server/operations/doctor/stripe.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const stripe = {
  STRIPE_SECRET_KEY: "rk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

/** What the doctor says of the keys. @param answer what Stripe answers to a call */
async function told(answer: (address: string) => Response): Promise<string[]> {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => answer(String(address)));
  const found = await examineStripe({ ...readConfig(stripe), demo: false, paysAtSalon: false });
  return found.map(({ state, says }) => `${state}: ${says}`);
}

const error = (status: number, message: string) =>
  Response.json({ error: { type: "invalid_request_error", message } }, { status });

test("a key that Stripe does not accept is one thing to mend, told in Stripe's own words", async () => {
  expect(await told(() => error(401, "Expired API Key provided: rk_test_1"))).toEqual([
    "failure: Stripe does not accept the secret key: Expired API Key provided: rk_test_1.",
  ]);
});

test("a Stripe that can't be reached is one thing to mend", async () => {
  const away = () => {
    throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:443") });
  };
  expect(await told(away)).toEqual([expect.stringMatching(/^failure: Stripe does not answer: .*[^.]\.$/)]);
});

test("a restricted key is told each thing that it may not read", async () => {
  const some = (address: string) =>
    /refunds|webhook_endpoints/.test(address)
      ? error(403, "The provided key does not have access")
      : Response.json({ object: "list", data: [] });
  expect((await told(some)).filter((line) => !line.startsWith("ok"))).toEqual([
    "failure: The restricted key may not read refunds.",
    "warning: The key may not list webhook endpoints.",
  ]);
});
