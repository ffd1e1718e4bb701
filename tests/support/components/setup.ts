import "#app/styles/app.css";
import { afterEach, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import { currentToasts, dismissToast, stays } from "#app/ui/toasts.ts";
import { begins } from "#tests/support/components/begins.ts";
import { listenToConsole, refuseNoise } from "#tests/support/components/noise.ts";
import { standInForTheSalon } from "#tests/support/components/salon-answers.ts";

// When the browser skips a view transition because it is slow, React Router leaves an unhandled rejection. Component
// tests are not about transitions between pages.
Object.defineProperty(document, "startViewTransition", { value: undefined });

// On a slow machine, a single check may take longer than a success notice stays visible.
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
