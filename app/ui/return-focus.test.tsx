import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepFocus } from "#app/ui/return-focus.ts";
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

test("A field that gets the focus behind the header comes out from behind it", async () => {
  await show(
    <>
      <style>{":root { scroll-padding-top: 80px } main { padding-block: 100vh 200vh }"}</style>
      <header style={{ position: "fixed", insetBlockStart: 0, height: 80 }}>Shiuli</header>
      <main>
        <input aria-label="Mobile number" />
      </main>
    </>,
  );
  const field = page.getByLabelText("Mobile number").element() as HTMLInputElement;
  const top = () => field.getBoundingClientRect().top;
  scrollBy({ top: top() - 20, behavior: "instant" });
  field.focus({ preventScroll: true });
  await expect.poll(top).toBeGreaterThanOrEqual(80);
});

test("the focus goes to a heading that is shown, past one in a closed part", async () => {
  await show(
    <>
      <details>
        <summary>Invite somebody</summary>
        <h2>Who waits</h2>
      </details>
      <h2>Total Users: 5</h2>
      <p>
        <button type="button" onClick={keepFocus}>
          Delete
        </button>
      </p>
    </>,
  );
  const pressed = page.getByRole("button", { name: "Delete" });
  await pressed.click();
  pressed.element().parentElement?.replaceChildren();
  await expect.element(page.getByRole("heading", { name: "Total Users: 5" })).toHaveFocus();
});
