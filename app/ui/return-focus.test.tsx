import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "#app/ui/return-focus.ts";
import { show } from "#tests/support/components/show.tsx";

test("Enter in a field sends its form, and the field keeps the focus", async () => {
  let sent = 0;
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent++;
      }}
    >
      <input aria-label="Code" />
      <button type="submit">Apply</button>
    </form>,
  );
  const field = page.getByLabelText("Code");
  await field.click();
  await userEvent.keyboard("EID10{Enter}");
  expect(sent).toBe(1);
  await expect.element(field).toHaveFocus();
});
