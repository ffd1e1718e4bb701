import "#app/features/checkout/styles/checkout.css";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MasterChoice } from "#app/features/checkout/choice/MasterChoice.tsx";
import { anika, facial, labonno, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const each = page.getByRole("button", { name: "A master for each service" });
const same = page.getByRole("button", { name: "The same for all of them" });
const group = (name: string) => page.getByRole("group", { name });

test("a single service only asks for its master", async () => {
  const { chosen } = await showChoice([massage]);
  await expect.element(group("Master").getByRole("radio", { name: "Anyone" })).toBeChecked();
  await group("Master").getByRole("radio", { name: anika.name }).click({ force: true });
  expect(chosen()).toEqual(["anika"]);
  await expect.element(each).not.toBeInTheDocument();
});

test("several services share one master until each gets its own, and the focus stays", async () => {
  const { chosen } = await showChoice([massage, facial]);
  await group("Master").getByRole("radio", { name: labonno.name }).click({ force: true });
  expect(chosen()).toEqual(["labonno", "labonno"]);
  await each.click();
  await expect.element(same).toHaveFocus();
  await group(`Master for ${facial.service_name}`)
    .getByRole("radio", { name: anika.name })
    .click({ force: true });
  expect(chosen()).toEqual(["labonno", "anika"]);
  await same.click();
  expect(chosen()).toEqual(["any", "any"]);
  await expect.element(each).toHaveFocus();
});

test("a master who does not do every service can only be chosen per service", async () => {
  await showChoice([massage, { ...facial, masterIds: [anika._id] }]);
  await expect.element(group("Master").getByRole("radio")).toHaveLength(2);
  await each.click();
  await expect
    .element(group(`Master for ${massage.service_name}`).getByRole("radio", { name: labonno.name }))
    .toBeEnabled();
});

async function showChoice(services: (typeof massage)[]) {
  let latest = services.map(() => "any");
  function Choosing() {
    const [chosen, choose] = useState(latest);
    latest = chosen;
    return (
      <MasterChoice
        masters={masters}
        services={services}
        chosen={chosen}
        onChange={choose}
        disabled={false}
      />
    );
  }
  await show(<Choosing />);
  return { chosen: () => latest };
}
