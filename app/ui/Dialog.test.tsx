import { type FormEvent, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { show } from "#tests/support/components/show.tsx";

const opener = page.getByRole("button", { name: "Rename" });
const dialog = page.getByRole("dialog", { name: "A new name" });
const field = dialog.getByRole("textbox", { name: "Name" });
const question = page.getByRole("dialog", { name: "Close without saving?" });

test("opening a dialog moves the focus into it", async () => {
  await show(<Renaming />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test("Tab and Shift+Tab stay inside a dialog", async () => {
  await show(<Renaming />);
  await opener.click();
  await expect.element(field).toHaveFocus();
  const reached = new Set<EventTarget | null>();
  document.addEventListener("focusin", ({ target }) => reached.add(target));
  for (const shift of [false, false, false, true, true, true, true]) await userEvent.tab({ shift });
  expect(reached.size).toBeGreaterThan(1);
  for (const one of reached) expect(dialog.element().contains(one as Node)).toBe(true);
});

for (const how of ["always there", "rendered while it is open"] as const) {
  test(`Esc closes a dialog that is ${how}, and the focus returns to its opener`, async () => {
    await show(<Renaming onCondition={how !== "always there"} />);
    await opener.click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test(`the focus goes to the nearest heading when the opener disappears with a dialog that is ${how}`, async () => {
    await show(<Renaming onCondition={how !== "always there"} removesOpener />);
    await opener.click();
    await field.fill("Shiuli");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(opener).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Names" })).toHaveFocus();
  });
}

test("the focus returns to a pressed opener, to which Safari gives none", async () => {
  const asSafari = (event: Event) => event.preventDefault();
  document.addEventListener("mousedown", asSafari);
  onTestFinished(() => document.removeEventListener("mousedown", asSafari));
  await show(<Renaming />);
  await opener.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("the browser asks before a page is loaded again with something written in a dialog, and not after that", async () => {
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await show(<Renaming />);
  await opener.click();
  await expect.element(field).toHaveFocus();
  expect(asks()).toBe(false);
  await field.fill("Shiuli");
  expect(asks()).toBe(true);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asks()).toBe(false);
});

test("a click beside a dialog closes it, one inside does not", async () => {
  await show(<Renaming />);
  await opener.click();
  await dialog.getByRole("heading", { name: "A new name" }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.pointer({ coords: { x: 5, y: 5 }, keys: "[MouseLeft]" });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a dialog that a double click opens stays open, and is not answered by its second press", async () => {
  await show(<Renaming />);
  await opener.dblClick();
  await expect.element(dialog).toBeVisible();
  await field.fill("Mitu");
  await userEvent.keyboard("{Escape}");
  const discard = question.getByRole("button", { name: "Discard it" });
  discard.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(question).toBeVisible();
});

test("a press that begins inside a dialog and ends beside it keeps it open", async () => {
  await show(<Renaming />);
  await opener.click();
  const clicked = new Promise((resolve) => document.addEventListener("click", resolve, { once: true }));
  const { left, top } = dialog.getByRole("heading").element().getBoundingClientRect();
  await userEvent.pointer([
    { coords: { x: left + 5, y: top + 5 }, keys: "[MouseLeft>]" },
    { coords: { x: 5, y: 5 } },
  ]);
  await userEvent.pointer("[/MouseLeft]");
  await clicked;
  await userEvent.tab();
  await expect.element(dialog).toBeVisible();
});

test("unsaved input asks before Esc or a click beside the dialog discards it", async () => {
  await show(<Renaming />);
  await opener.click();
  await field.fill("Half a na");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  await expect.element(question.getByRole("button", { name: "Keep writing" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("Half a na");
  await expect.element(field).toHaveFocus();

  await userEvent.pointer({ coords: { x: 5, y: 5 }, keys: "[MouseLeft]" });
  await question.getByRole("button", { name: "Discard it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("Esc at the question keeps the dialog and the input, however often it is pressed", async () => {
  await show(<Renaming />);
  await opener.click();
  await field.fill("Half a na");
  for (const shown of [true, false, true, false]) {
    await userEvent.keyboard("{Escape}");
    if (shown) await expect.element(question).toBeVisible();
    else await expect.element(question).not.toBeInTheDocument();
  }
  await expect.element(dialog).toBeVisible();
  await expect.element(field).toHaveValue("Half a na");
});

test("a dialog that was saved or discarded does not ask again for the old input", async () => {
  await show(<Renaming />);
  await opener.click();
  await field.fill("Shiuli");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

test("a dialog for a form has a cross, which asks before what was typed is lost", async () => {
  await show(<Renaming kind="wide" />);
  const cross = dialog.getByRole("button", { name: "Close" });
  await opener.click();
  await expect.element(field).toHaveFocus();
  await cross.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await field.fill("Half a na");
  await cross.click();
  await expect.element(question).toBeVisible();
  await question.getByRole("button", { name: "Discard it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("the reason why a form failed is announced in its dialog, and the input stays", async () => {
  await show(<Renaming failsWith="Somebody else has this name." />);
  await opener.click();
  await field.fill("Shiuli");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/Not renamed/);
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/Somebody else has this name\./);
  await expect.element(dialog.getByRole("alert")).toBeInViewport();
  await expect.element(field).toHaveValue("Shiuli");
});

interface Props {
  kind?: "wide";
  onCondition?: boolean;
  removesOpener?: boolean;
  failsWith?: string;
}

function Renaming({ kind, onCondition = false, removesOpener = false, failsWith }: Props) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const [problem, setProblem] = useState<{ title: string; text: string }>();
  function save(event: FormEvent) {
    event.preventDefault();
    if (failsWith) return setProblem({ title: "Not renamed", text: failsWith });
    setOpen(false);
    setGone(removesOpener);
  }
  return (
    <section>
      <h2>Names</h2>
      <a href="#before">Before</a>
      {!gone && <Button onClick={() => setOpen(true)}>Rename</Button>}
      <a href="#after">After</a>
      {(open || !onCondition) && (
        <Dialog open={open} onClose={() => setOpen(false)} title="A new name" {...(kind && { kind })}>
          <form onSubmit={save}>
            <TextField label="Name" />
            <FormProblem problem={problem} />
            <div className="dlg-acts">
              <Button variant="soft" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button type="submit">Save</Button>
            </div>
          </form>
        </Dialog>
      )}
    </section>
  );
}
