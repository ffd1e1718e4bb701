import "#app/styles/app.css";
import { afterEach, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import { currentToasts, dismissToast, stays } from "#app/ui/toasts.ts";
import { begins } from "#tests/support/components/begins.ts";
import { listenToConsole, refuseNoise } from "#tests/support/components/noise.ts";
import { standInForTheSalon } from "#tests/support/components/salon-answers.ts";

// React Router leaves a view transition that the browser gave up for slowness as an unhandled rejection. Components are
// not tested for how pages fade.
Object.defineProperty(document, "startViewTransition", { value: undefined });

// A slow machine may need longer for one look than a success stays.
stays.success = 60_000;

beforeEach(() => {
  vi.setSystemTime(begins);
  listenToConsole();
  standInForTheSalon();
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  for (const { id } of currentToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
  refuseNoise();
});
