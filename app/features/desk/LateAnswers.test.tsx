import "#app/features/desk/styles/panel.css";
import { Fragment, type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import { DeskCancelDialog } from "#app/features/desk/DeskCancelDialog.tsx";
import { HandBackDialog } from "#app/features/desk-payment/HandBackDialog.tsx";
import { NotHandedBackDialog } from "#app/features/desk-payment/NotHandedBackDialog.tsx";
import { TipBackDialog } from "#app/features/desk-payment/TipBackDialog.tsx";
import { RefundBackDialog } from "#app/features/owner/RefundBackDialog.tsx";
import { RefundNotBackDialog } from "#app/features/owner/RefundNotBackDialog.tsx";
import { calendarOf, visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const visit = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const sum = 30;
const exception = {
  _id: "e1",
  about: {
    ...{ bookingId: visit._id, name: visit.name, service_name: "Facial", startsAt: visit.startsAt },
    ...{ transactionId: "pi_1", amount: sum },
  },
};

type Call =
  | "handBack"
  | "reverseHandBack"
  | "reverseTip"
  | "cancelBooking"
  | "resolveException"
  | "reverseRefundHandBack";
type Dialog = (onClose: () => void) => ReactNode;

const dialogs: [Call, { yes: string; no: string; answer?: object }, Dialog][] = [
  [
    "handBack",
    { yes: "$30 is handed back", no: "Not now" },
    (onClose) => <HandBackDialog {...{ visit, sum, onClose }} />,
  ],
  [
    "reverseHandBack",
    { yes: "$30 was not handed back", no: "It was handed back" },
    (onClose) => <NotHandedBackDialog {...{ visit, sum, onClose }} />,
  ],
  [
    "cancelBooking",
    { yes: "Cancel visit", no: "Keep", answer: { status: "cancelled", refund: 0, atSalon: 0 } },
    (onClose) => <DeskCancelDialog {...{ visit, onClose }} />,
  ],
  [
    "reverseTip",
    { yes: "Take $30 back", no: "Keep the tip" },
    (onClose) => <TipBackDialog {...{ visitId: visit._id, sum, onClose }} />,
  ],
  [
    "resolveException",
    { yes: "$30 is handed back", no: "Not now", answer: { modifiedCount: 1 } },
    (onClose) => <RefundBackDialog {...{ exception, sum, onClose }} />,
  ],
  [
    "reverseRefundHandBack",
    { yes: "$30 was not handed back", no: "It was handed back" },
    (onClose) => <RefundNotBackDialog {...{ exception, sum, onClose }} />,
  ],
];

for (const [call, { yes, no, answer = { amount: sum } }, dialog] of dialogs)
  test(`an answer to ${call} that comes after its dialog was closed does not close the next one`, async () => {
    const late = Promise.withResolvers<object>();
    const previewCancellation = () => ({
      allowed: true,
      percent: 100,
      ...{ paid: 0, refund: 0, atSalon: 0 },
      steps: [],
    });
    salonAnswers({ previewCancellation, [call]: () => late.promise });
    const closed = vi.fn();
    await show(<OneAfterAnother dialog={dialog} closed={closed} />);
    await page.getByRole("button", { name: yes }).click();
    await expect.poll(() => sentWith(call)).toHaveLength(1);
    await page.getByRole("button", { name: no }).click();
    await page.getByRole("button", { name: yes }).click();
    await expect.poll(() => sentWith(call)).toHaveLength(2);
    late.resolve(answer);
    await expect.element(page.getByText("Both are closed")).toBeVisible();
    expect(closed.mock.calls).toEqual([["first"], ["next"]]);
  });

test("a dialog that is over before the page is read again does not come back by itself", async () => {
  let handBack: number | undefined = sum;
  const late = Promise.withResolvers<void>();
  salonAnswers({
    readCalendar: () => calendarOf([{ ...visit, ...(handBack && { handBack }) }]),
    readTimeline: () => (handBack ? [] : late.promise.then(() => [])),
    listServices: () => [facial],
    listMasters: () => masters,
    handBack: () => {
      handBack = undefined;
      return { amount: sum };
    },
    changeBookingState: () => ({ status: "in_chair" as const }),
  });
  await show(<CalendarScreen />, { at: `/dashboard/calendar?visit=${visit._id}` });
  const open = page.getByRole("button", { name: "Hand back $30" });
  await open.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "$30 is handed back" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  late.resolve();
  await expect.element(open).not.toBeInTheDocument();
  // Somebody at another desk says that it was not handed back.
  handBack = sum;
  await page.getByRole("button", { name: "In the chair" }).click();
  await expect.element(open).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

function OneAfterAnother({ dialog, closed }: { dialog: Dialog; closed: (which: string) => void }) {
  const [which, setWhich] = useState<"first" | "next">();
  if (which === "next") return "Both are closed";
  const close = (closing: "first" | "next") => () => {
    closed(closing);
    setWhich(closing);
  };
  const now = which ? "next" : "first";
  return <Fragment key={now}>{dialog(close(now))}</Fragment>;
}
