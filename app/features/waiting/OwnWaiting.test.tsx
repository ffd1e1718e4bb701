import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { OwnWaiting } from "#app/features/waiting/OwnWaiting.tsx";
import type { OfferedHour } from "#contract/waiting.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";
import { lubna } from "#tests/support/components/waiting-data.ts";

test("an offered hour can be taken as long as the salon holds it, whatever the phone's clock says", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  let state: OfferedHour["state"] = "open";
  const offered = {
    _id: "o1",
    waitingId: "w1",
    serviceIds: ["bath"],
    service_name: "Thermal Bath",
    masterIds: ["anika"],
    startsAt: "2026-11-24T09:00:00Z",
    endsAt: "2026-11-24T10:00:00Z",
    until: "2026-11-23T01:00:00Z",
  };
  salonAnswers({
    listMyWaiting: () => [{ ...lubna, offered: { ...offered, state } }],
    listServices: () => [],
  });
  await show(<OwnWaiting masters={masters} />);
  const take = page.getByRole("link", { name: "Take this hour" });
  await expect.element(take).toBeVisible();
  state = "lapsed";
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(take).not.toBeInTheDocument();
});
