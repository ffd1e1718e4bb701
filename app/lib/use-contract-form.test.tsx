import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { BookingNote } from "#contract/front-desk.ts";
import { show } from "#tests/support/components/show.tsx";

const send = page.getByRole("button", { name: "Send" });
const note = page.getByLabelText("Note");
const reload = /Part of this page could not be loaded\. Copy what you want to keep, then reload the page\./;
const unreachable = /We could not reach the salon\. Check your connection and try again\./;

interface Props {
  run: (sent: { note: string }) => Promise<string>;
  rules: () => Promise<typeof BookingNote>;
  onSent?: () => void;
  onDone?: () => void;
  ready?: () => Promise<boolean>;
}

function Form({ run, rules, onSent, onDone, ready }: Props) {
  const form = useContractForm({
    rules,
    start: { note: "" },
    change: { run, problem: () => undefined, busy: false },
    failed: "The note was not saved.",
    onSent,
    onDone,
    ready,
  });
  return (
    <form aria-label="A note" aria-busy={form.busy} noValidate onSubmit={form.submit}>
      <input aria-label="Note" {...form.register("note")} />
      {ready && <input type="file" aria-label="Photo" aria-invalid />}
      <p role="alert">{form.problem?.text}</p>
      <button type="submit">Send</button>
    </form>
  );
}

/** Shows the form and types into it. The test decides whether its rules load. */
async function showTyped(rules: Props["rules"]) {
  const run = vi.fn<Props["run"]>().mockResolvedValue("kept");
  await show(<Form run={run} rules={rules} />);
  await note.fill("Prefers the quiet room");
  return run;
}

test("two presses send once, however long the check and the answer take", async () => {
  const fetched = Promise.withResolvers<typeof BookingNote>();
  const answered = Promise.withResolvers<string>();
  const run = await showTyped(() => fetched.promise);
  run.mockReturnValue(answered.promise);
  await send.click();
  await send.click();
  fetched.resolve(BookingNote);
  await expect.poll(() => run.mock.calls).toEqual([[{ note: "Prefers the quiet room" }, expect.anything()]]);
  await send.click();
  expect(run).toHaveBeenCalledOnce();

  answered.resolve("kept");
  await expect.element(page.getByRole("form")).toHaveAttribute("aria-busy", "false");
  await send.click();
  await expect.poll(() => run.mock.calls.length).toBe(2);
});

test("a press that an unreadable photo holds back leads to the photo, instead of doing nothing", async () => {
  const run = vi.fn<Props["run"]>();
  await show(<Form run={run} rules={async () => BookingNote} ready={async () => false} />);
  await send.click();
  await expect.element(page.getByLabelText("Photo")).toHaveFocus();
  expect(run).not.toHaveBeenCalled();
});

test("a page older than its build asks to be reloaded, and the input stays", async () => {
  const run = await showTyped(async () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await send.click();
  await expect.element(page.getByText(reload)).toBeVisible();
  await expect.element(note).toHaveValue("Prefers the quiet room");
  expect(run).not.toHaveBeenCalled();
});

test("offline, the check is not loaded, and the form is sent once there is a connection", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const rules = vi.fn(async () => BookingNote);
  const run = await showTyped(rules);
  await send.click();
  await expect.element(page.getByText(unreachable)).toBeVisible();
  expect(rules).not.toHaveBeenCalled();

  onLine.mockRestore();
  await send.click();
  await expect.poll(() => run.mock.calls.length).toBe(1);
  await expect.element(page.getByText(unreachable)).not.toBeInTheDocument();
});

test("a form is sent when the browser claims to be offline but the salon answers", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", async () => Response.json({}));
  const run = await showTyped(async () => BookingNote);
  await send.click();
  await expect.poll(() => run.mock.calls.length).toBe(1);
  onLine.mockRestore();
});

test("a sent form is closed, but one that was closed before its answer closes nothing", async () => {
  const [onSent, onDone] = [vi.fn(), vi.fn()];
  const answered = Promise.withResolvers<string>();
  const run = vi.fn<Props["run"]>().mockResolvedValueOnce("kept").mockReturnValue(answered.promise);
  const { unmount } = await show(
    <Form run={run} rules={async () => BookingNote} onSent={onSent} onDone={onDone} />,
  );
  await note.fill("Prefers the quiet room");
  await send.click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  await send.click();
  await expect.poll(() => run.mock.calls.length).toBe(2);
  unmount();
  answered.resolve("kept");
  await expect.poll(() => onSent.mock.calls.length).toBe(2);
  expect(onDone).toHaveBeenCalledOnce();
});
