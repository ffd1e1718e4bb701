import { Link, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ChangeScreen } from "#app/features/visits/ChangeScreen.tsx";
import { addMassage, given, preview, save, user, visit } from "#app/features/visits/change.fixture.ts";
import { MyBookings } from "#app/features/visits/MyBookings.tsx";
import { visitsAlone } from "#app/features/visits/visits.fixture.ts";
import { currentToasts } from "#app/ui/toasts.ts";
import type { Booking } from "#contract/bookings.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, massage, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const booked: Booking = {
  ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]),
  canMove: true,
  canCancel: true,
};
const moved = { ...visitOf("Tuli Roy", [facial, anika, "16:30", "17:30"]), _id: booked._id, canMove: true };
const at = (wall: string) => `2026-11-23T${wall}:00+06:00`;
const slots = [{ startsAt: at("16:30"), endsAt: at("17:30"), masterIds: [anika._id] }];
let standing = booked;

beforeEach(() => {
  standing = booked;
  salonAnswers({
    ...visitsAlone(() => [standing]),
    previewCancellation: () => ({
      allowed: standing.status !== "cancelled",
      refund: 60,
      atSalon: 0,
      percent: 100,
      paid: 60,
      steps: [],
    }),
    readNextHours: () => ({ zone, until: "2027-01-31", anyone: null, masters: [] }),
    readAvailability: () => ({
      zone,
      until: "2027-01-31",
      nextFree: null,
      days: [{ date: "2026-11-23", state: "free", count: 1, slots }],
    }),
  });
});

test("a visit that was cancelled though the answer was lost is told to be cancelled, once", async () => {
  expectNoise(/^No answer to cancelBooking/);
  salonAnswers({
    cancelBooking: () => {
      standing = { ...booked, status: "cancelled", canCancel: false, canMove: false };
      return noAnswer();
    },
  });
  await show(<MyBookings email="anika@shiuli.example" />);
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Cancel visit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel visit" }).click();
  await expect.element(page.getByText(/^Your visit is cancelled/)).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(page.getByText(/^Your visit is cancelled/).elements()).toHaveLength(1);
});

test("a visit that was moved though the answer was lost is told to be moved, and one that was not stays to be moved", async () => {
  expectNoise(/^No answer to moveBooking/);
  salonAnswers({ moveBooking: noAnswer });
  await show(<MyBookings email="anika@shiuli.example" />);
  await page.getByRole("button", { name: /^Reschedule/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("4:30", { exact: false }).first().click();
  const yes = dialog.getByRole("button", { name: /^Move to/ });
  await yes.click();
  await expect.element(dialog.getByText(/We could not reach the salon/)).toBeVisible();
  await expect.element(dialog.getByText(/Your visit stays as it was/)).not.toBeInTheDocument();
  salonAnswers({
    moveBooking: () => {
      standing = moved;
      return noAnswer();
    },
  });
  await yes.click();
  await expect.element(page.getByText(/^Your visit is moved/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentWith("moveBooking")).toHaveLength(2);
});

test("who moves once more, since the first answer was lost, is told that it is moved", async () => {
  expectNoise(/^No answer to moveBooking/);
  let tries = 0;
  salonAnswers({
    moveBooking: () => {
      tries += 1;
      if (tries === 1) return noAnswer();
      standing = moved;
      return refusal("visit_moved", {
        detail: "This visit has just been moved to 4:30 pm. Look at it again.",
      });
    },
  });
  await show(<MyBookings email="anika@shiuli.example" />);
  await page.getByRole("button", { name: /^Reschedule/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("4:30", { exact: false }).first().click();
  const yes = dialog.getByRole("button", { name: /^Move to/ });
  await yes.click();
  await expect.element(dialog.getByText(/We could not reach the salon/)).toBeVisible();
  await yes.click();
  await expect.element(page.getByText(/^Your visit is moved/)).toBeVisible();
});

test("a move that is found to be made once its dialog was closed is told, and closes no other dialog", async () => {
  expectNoise(/^No answer to moveBooking/);
  const onLine = vi.spyOn(navigator, "onLine", "get");
  salonAnswers({
    moveBooking: () => {
      standing = moved;
      onLine.mockReturnValue(false);
      window.dispatchEvent(new Event("offline"));
      return noAnswer();
    },
  });
  await show(<MyBookings email="anika@shiuli.example" />);
  await page.getByRole("button", { name: /^Reschedule/ }).click();
  const moving = page.getByRole("dialog", { name: "Move your visit" });
  await moving.getByText("4:30", { exact: false }).first().click();
  await moving.getByRole("button", { name: /^Move to/ }).click();
  await expect.element(moving.getByText(/We could not reach the salon/)).toBeVisible();
  await moving.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Cancel visit" }).click();
  const cancelling = page.getByRole("dialog", { name: "Cancel this visit?" });
  await expect.element(cancelling).toBeVisible();

  onLine.mockRestore();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText(/^Your visit is moved/)).toBeVisible();
  await expect.element(cancelling).toBeVisible();
});

test("a change that is found to be made once its page was left is told, and leads away from no other page", async () => {
  const { address, comeBack } = await loseChange();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect.element(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  comeBack();
  await expect.element(page.getByText(/^Your visit is changed/)).toBeVisible();
  expect(address()).toBe("/dashboard/profile");
});

test("a change that was sent twice without an answer is told once", async () => {
  const { comeBack } = await loseChange();
  await save.click();
  await expect.poll(() => sentWith("changeVisit")).toHaveLength(2);
  await expect.element(page.getByText(/We could not reach the salon/)).toBeVisible();
  const asked = sentWith("previewChange").length;
  comeBack();
  await expect.poll(() => sentWith("previewChange").length).toBeGreaterThanOrEqual(asked + 2);
  await expect.element(page.getByText(/^Your visit is changed/)).toBeVisible();
  expect(currentToasts()).toHaveLength(1);
});

/** Saves a change that is made while the connection ends, so that its answer is lost. */
async function loseChange() {
  expectNoise(/^No answer to changeVisit/);
  const [item] = visit.items;
  const items = item ? [facial, massage].map(({ _id }) => ({ ...item, serviceId: _id })) : [];
  let standing = visit;
  const onLine = vi.spyOn(navigator, "onLine", "get");
  given({
    previewChange: ({ query }) => ({ ...preview(query), visit: standing }),
    changeVisit: () => {
      standing = { ...visit, items };
      onLine.mockReturnValue(false);
      window.dispatchEvent(new Event("offline"));
      return noAnswer();
    },
  });
  const { address } = await show(<TwoPages />, { at: "/dashboard/changeVisit" });
  await addMassage();
  await save.click();
  await expect.element(page.getByText(/We could not reach the salon/)).toBeVisible();
  const comeBack = () => {
    onLine.mockRestore();
    window.dispatchEvent(new Event("online"));
  };
  return { address, comeBack };
}

function TwoPages() {
  const { pathname } = useLocation();
  if (pathname === "/dashboard/profile") return <h1>Profile</h1>;
  return (
    <>
      <ChangeScreen visitId={visit._id} user={user} />
      <Link to="/dashboard/profile">Profile</Link>
    </>
  );
}
