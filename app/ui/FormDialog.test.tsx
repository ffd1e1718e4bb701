import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { show } from "#tests/support/components/show.tsx";

test("the second click of the double click that opened a form does not send it, and the next click does", async () => {
  const sent: string[] = [];
  const form = {
    submit: (event: { preventDefault(): void }) => {
      event.preventDefault();
      sent.push("$40");
    },
    busy: false,
    problem: undefined,
  };
  await show(
    <FormDialog title="Take a payment" no="Cancel" yes="Take $40" onClose={() => {}} form={form}>
      <p>In cash</p>
    </FormDialog>,
  );
  const yes = page.getByRole("button", { name: "Take $40" });
  const second = { bubbles: true, cancelable: true, detail: 2 };
  (await yes.findElement()).dispatchEvent(new MouseEvent("click", second));
  expect(sent).toEqual([]);
  await yes.click();
  expect(sent).toEqual(["$40"]);
});
