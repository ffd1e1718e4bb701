import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { OnceOpen } from "#app/features/card/OnceOpen.tsx";
import { MembershipScreen } from "#app/features/membership/MembershipScreen.tsx";
import { nobody, setVisitor } from "#app/lib/visitor.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { salon } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const unopened = { ...salon, open: false };

afterEach(() => setVisitor(nobody));

test("no card is asked for before the salon opens", async () => {
  salonAnswers({ readMembership: () => ({ until: null, percent: 25, price: 120, years: [] }) });
  const user = { email: "anika@shiuli.example", displayName: "Anika", photoURL: null, emailVerified: true };
  await show(<MembershipScreen user={user} />, { of: unopened });
  await expect
    .element(page.getByText(/has not opened yet\. Come back once it has: until then nothing is sold here\./))
    .toBeVisible();
  expect(page.getByRole("button", { name: /Pay/ }).elements()).toEqual([]);
});

test("staff may try it", async () => {
  setVisitor({ ...nobody, user: { name: "Rehana", photo: null }, role: "admin" });
  await show(
    <OnceOpen>
      <p>The card</p>
    </OnceOpen>,
    { of: unopened },
  );
  await expect.element(page.getByText("The card")).toBeVisible();
});
