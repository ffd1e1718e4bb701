import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AddRow } from "#app/features/checkout/choice/AddRow.tsx";
import { facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("a service in several sizes starts from the price of the cheapest, as on the list of services", async () => {
  const short = { ...facial, _id: "short", service_name: `${facial.service_name} (Short)`, price: 30 };
  const service = { ...facial, variants: [{ ...short, variantName: "Short" }] };
  const offered = { chosen: false, fit: undefined, saidOnce: false, startsAt: undefined, disabled: false };
  await show(<AddRow item={service} service={service} {...offered} onToggle={() => {}} />);
  await expect.element(page.getByRole("checkbox")).toHaveAccessibleDescription("60 min, from $30");
});
