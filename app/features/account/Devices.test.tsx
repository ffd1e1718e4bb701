import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Devices } from "#app/features/account/Devices.tsx";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const device = {
  _id: "here",
  current: true,
  userAgent: null,
  createdAt: "2026-11-20T10:00:00Z",
  seenAt: "2026-11-23T08:00:00Z",
};
const other = { ...device, _id: "there", current: false };
const third = { ...other, _id: "elsewhere" };

test("the failure to log a device out disappears once another try succeeds", async () => {
  let devices = [device, other, third];
  salonAnswers({
    listSessions: () => devices,
    endSession: () => refusal("too_many_requests", { status: 429 }),
    endSessions: () => {
      devices = [device];
      return { deletedCount: 2 };
    },
  });
  await show(<Devices email="mitu@example.com" onOut={() => {}} />);
  await page
    .getByRole("button", { name: /^Log out / })
    .first()
    .click();
  await expect.element(page.getByText(/^Nothing has changed/)).toBeVisible();
  await page.getByRole("button", { name: "Log out all other devices" }).click();
  await expect.element(page.getByText("Log out all other devices")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Nothing has changed/)).not.toBeInTheDocument();
});

test("the focus stays on the page when a device is logged out", async () => {
  let devices = [device, other];
  salonAnswers({
    listSessions: () => devices,
    endSession: () => {
      devices = [device];
      return { deletedCount: 1 };
    },
  });
  await show(
    <section>
      <h2>Devices</h2>
      <Devices email="mitu@example.com" onOut={() => {}} />
    </section>,
  );
  const button = page.getByRole("button", { name: /^Log out [^a]/ });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Devices" })).toHaveFocus();
});
