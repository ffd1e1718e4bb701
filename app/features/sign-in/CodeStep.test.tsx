import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CodeStep } from "#app/features/sign-in/CodeStep.tsx";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import { show } from "#tests/support/components/show.tsx";

const goOn = page.getByRole("button", { name: "Continue" });

test("a code that can't be checked offline says so, and is checked once there is a connection", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const onCode = vi.fn(async () => {});
  await show(<CodeStep kind="app" onCode={onCode} />);
  await page.getByLabelText("Code").fill("123456");
  await goOn.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("We could not reach the salon. Check your connection and try again.");
  expect(onCode).not.toHaveBeenCalled();

  onLine.mockRestore();
  await goOn.click();
  await expect.poll(() => onCode.mock.calls).toEqual([["123456"]]);
});

test("a code in Bengali digits is the same code", async () => {
  const onCode = vi.fn(async () => {});
  await show(<CodeStep kind="app" onCode={onCode} />);
  await page.getByLabelText("Code").fill("১২৩ ৪৫৬");
  await goOn.click();
  await expect.poll(() => onCode.mock.calls).toEqual([["123456"]]);
});

test("a code that did not reach the salon stays, and a refused one is cleared", async () => {
  const codes = ["network", "wrong_code"] as const;
  const onCode = vi.fn(async () => {
    throw new IdentityError(codes[onCode.mock.calls.length - 1] ?? "wrong_code");
  });
  await show(<CodeStep kind="backup" onCode={onCode} />);
  const field = page.getByLabelText("Backup code");
  await field.fill("abcde-fghij");
  await goOn.click();
  await expect.element(field).toHaveAccessibleDescription(/reach/);
  await expect.element(field).toHaveValue("abcde-fghij");
  await goOn.click();
  await expect.element(field).toHaveValue("");
});
