import { type BrowserContext, expect } from "@playwright/test";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";

interface Wanted {
  code: string;
  off: { kind: "percent"; percent: number } | { kind: "amount"; amount: number };
  serviceIds?: string[];
}

/** Makes the owner create an offer. */
export async function withOffer(owner: BrowserContext, wanted: Wanted): Promise<void> {
  await signedIn(owner, admin);
  const authorization = `Bearer ${await tokenOf(owner, admin.email)}`;
  const data = {
    from: null,
    until: null,
    serviceIds: null,
    firstVisitOnly: false,
    mostUses: null,
    mostUsesEach: null,
    ...wanted,
  };
  const made = await owner.request.post("/api/offers", { headers: { authorization }, data });
  expect(made.status()).toBe(201);
}
