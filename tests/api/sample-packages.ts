import { randomUUID } from "node:crypto";
import type { Loose } from "#tests/support/calls.ts";

const sale = { name: "Shaila Parvin", number: "01800000002", price: 20, method: "cash" };
const terms = { sessions: 5, price: 20, months: 6 };

/** A valid request for each call about packages. */
export const packageSamples = {
  listPackages: () => ({}),
  listAllPackages: () => ({}),
  createPackage: () => ({ body: { serviceId: randomUUID(), ...terms } }),
  updatePackage: () => ({ params: { id: randomUUID() }, body: { ...terms, onSale: true } }),
  createPackagePayment: () => ({ params: { id: randomUUID() }, body: { price: 20 } }),
  createBoughtPackage: () => ({ body: { transactionId: "pi_unknown" } }),
  sellPackage: () => ({ params: { id: randomUUID() }, body: { ...sale, key: randomUUID() } }),
  listMyPackages: () => ({}),
  listSoldPackages: () => ({}),
  refundPackage: () => ({ params: { id: randomUUID() }, body: { owed: 24 } }),
} satisfies Record<string, () => Loose>;
