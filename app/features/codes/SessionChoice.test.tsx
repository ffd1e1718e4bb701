import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pack } from "#app/features/checkout/checkout-page.fixture.tsx";
import SessionChoice from "#app/features/codes/SessionChoice.tsx";
import { show } from "#tests/support/components/show.tsx";

test("the choice names what the next session takes off, also if that is a cent more than the others", async () => {
  const odd = { ...pack, sessions: 3, left: 3, price: 20, worth: 6.67 };
  const rest = { chosen: undefined, disabled: false, choose: () => {}, ask: () => "Use a session" };
  await show(<SessionChoice fitting={[odd]} {...rest} />);
  await expect.element(page.getByText("A session is worth $6.67", { exact: true })).toBeVisible();
});
