import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useVisitorForm } from "#app/features/checkout/payment/use-visitor-form.ts";
import type { TypedVisitor } from "#app/features/checkout/payment/visitor-rules.ts";
import { TextField } from "#app/ui/TextField.tsx";
import { show } from "#tests/support/components/show.tsx";

const name = page.getByLabelText("Name");
const mobile = page.getByLabelText("Mobile");
const send = page.getByRole("button", { name: "Send" });

test("a field says what is wrong once it is left, and stops as soon as that is mended", async () => {
  await showForm({ name: "Anika", number: "" });
  await mobile.fill("0171");
  await expect.element(mobile).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  await expect.element(mobile).toHaveAttribute("aria-invalid", "true");
  await mobile.fill("01712345678");
  await expect.element(mobile).not.toHaveAttribute("aria-invalid");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
});

test("sending says all that is wrong, and goes to the first wrong field", async () => {
  const { sent } = await showForm({ name: "", number: "" });
  await send.click();
  await expect.element(name).toHaveAccessibleDescription("Name is required");
  await expect.element(mobile).toHaveAttribute("aria-invalid", "true");
  await expect.element(name).toHaveFocus();
  expect(sent).toEqual([]);
});

test("what is sent is what was typed, with the number as the salon writes it", async () => {
  const { sent, told } = await showForm({ name: "", number: "" });
  await name.fill("  Anika Rahman ");
  await mobile.fill("০১৭১২-৩৪৫৬৭৮");
  expect(told.at(-1)).toEqual({ name: "  Anika Rahman ", number: "01712345678" });
  await send.click();
  await expect.poll(() => sent).toEqual([{ name: "Anika Rahman", number: "01712345678" }]);
});

async function showForm(start: TypedVisitor) {
  const [sent, told]: [TypedVisitor[], TypedVisitor[]] = [[], []];
  await show(<Form start={start} sent={sent} told={told} />);
  return { sent, told };
}

function Form({ start, sent, told }: { start: TypedVisitor; sent: TypedVisitor[]; told: TypedVisitor[] }) {
  const { form, field, send } = useVisitorForm(start, (typed) => told.push(typed));
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send((visitor) => sent.push(visitor));
      }}
    >
      <TextField label="Name" {...field("name")} />
      <TextField label="Mobile" {...field("number")} />
      <button type="submit">Send</button>
    </form>
  );
}
