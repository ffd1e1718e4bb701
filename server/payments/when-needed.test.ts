import { expect, test, vi } from "vitest";
import { unconfiguredPayments } from "#server/payments/unconfigured.ts";
import { paymentsWhenNeeded } from "#server/payments/when-needed.ts";

test("a library that failed to load is loaded for the next call, and then once for all", async () => {
  const detachCard = vi.fn(async () => {});
  const load = vi.fn(async () => ({ ...unconfiguredPayments, detachCard }));
  load.mockRejectedValueOnce(new Error("too many open files"));
  const payments = paymentsWhenNeeded(load);
  await expect(payments.detachCard("pm_1")).rejects.toThrow("too many open files");
  await payments.detachCard("pm_1");
  await payments.detachCard("pm_1");
  expect(detachCard).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(2);
});
