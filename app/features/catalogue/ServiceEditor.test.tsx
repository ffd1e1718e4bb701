import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ServiceEditor } from "#app/features/catalogue/ServiceEditor.tsx";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("a salon where nobody works yet says where to add somebody who performs the service", async () => {
  salonAnswers({ listRooms: () => [] });
  await show(<ServiceEditor masters={[]} edited={undefined} onDone={() => {}} />);
  const masters = page.getByRole("group", { name: "Masters" });
  await expect
    .element(masters)
    .toMatchTextContent("Nobody works here yet, and a service needs somebody who performs it.");
  await expect
    .element(masters.getByRole("link", { name: "Add a master first" }))
    .toHaveAttribute("href", "/dashboard/mastersAndHours");
});
