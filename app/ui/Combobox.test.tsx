import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Combobox } from "#app/ui/Combobox.tsx";
import { show } from "#tests/support/components/show.tsx";

const services = Array.from({ length: 12 }, (_, index) => `Service ${index + 1}`);
const field = page.getByRole("combobox", { name: "Services" });

test("the choice that the arrow keys reach is in sight in a list that scrolls", async () => {
  await show(<Services />);
  await field.click();
  await userEvent.keyboard("{ArrowUp}");
  const last = page.getByRole("option", { name: "Service 12", selected: true });
  await expect.element(last).toBeInTheDocument();
  const list = page.getByRole("listbox", { name: "Choices" });
  const edges = () =>
    [list, last].map((one) => one.element().getBoundingClientRect().bottom) as [number, number];
  await expect.poll(() => edges()[1] - edges()[0]).toBeLessThanOrEqual(0);
});

function Services() {
  const [typed, setTyped] = useState("");
  return (
    <Combobox
      label="Services"
      listLabel="Choices"
      typed={typed}
      onType={setTyped}
      choices={services}
      keyOf={(one) => one}
      show={(one) => one}
      onChoose={() => {}}
    />
  );
}
