import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast, notifyError, notifySuccess } from "#app/ui/toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
  vi.useRealTimers();
});

test("a success closes itself after 1500 ms and not before", () => {
  notifySuccess("Your Review Added", { place: "center" });
  vi.advanceTimersByTime(1499);
  expect(currentToasts()).toMatchObject([{ title: "Your Review Added", place: "center" }]);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

test("an error stays until it is dismissed, and is said once", () => {
  notifyError("The picture was not saved", "Try again.");
  notifyError("The picture was not saved", "Try again.");
  vi.advanceTimersByTime(60_000);
  expect(currentToasts()).toHaveLength(1);
  dismissToast(currentToasts()[0]?.id ?? 0);
  expect(currentToasts()).toEqual([]);
});
