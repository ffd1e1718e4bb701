import { page } from "vitest/browser";
import type { ChangePreview, ChangeQuery } from "#contract/visit-changes.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial, massage, masters } from "#tests/support/components/salon-data.ts";

export const visit = {
  ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]),
  email: "tuli@shiuli.example",
  paid: "deposit" as const,
};
export const user = { email: visit.email, displayName: "Tuli Roy", photoURL: null, emailVerified: true };
export const inVisit = page.getByRole("group", { name: "In this visit" });
export const difference = page.getByRole("complementary", { name: "The difference" });
export const save = page.getByRole("button", { name: "Save changes" });

/** The salon's answer for a visit of $40 with $15 paid; a massage costs $60 more. */
export function preview({ service = [facial._id] }: Pick<ChangeQuery, "service">): ChangePreview {
  const hasMassage = service.includes(massage._id);
  const hasFacial = service.includes(facial._id);
  const price = (hasFacial ? 40 : 0) + (hasMassage ? 60 : 0);
  return {
    visit,
    seen: "seal",
    was: 40,
    price,
    added: hasMassage ? [{ service_name: massage.service_name, price: 60 }] : [],
    taken: hasFacial ? [] : [{ service_name: facial.service_name, price: 40 }],
    paid: 15,
    more: Math.max(0, price - 40),
    pay: price > 40 ? ["salon"] : [],
    dueNow: Math.max(0, price - 40),
    refund: 0,
    handBack: 0,
    kept: 0,
    dueAtSalon: price - 15,
    place: {
      startsAt: visit.startsAt ?? "",
      endsAt: "2026-11-23T17:30:00+06:00",
      masterIds: [anika._id],
    },
    steps: [{ until: "2026-11-23T10:30:00+06:00", percent: 100 }],
    alternatives: [],
  };
}

export function given(more: Parameters<typeof salonAnswers>[0] = {}): void {
  salonAnswers({
    previewChange: ({ query }) => preview(query),
    listServices: () => [facial, massage],
    listMasters: () => masters,
    changeVisit: () => ({ booking: visit, payment: null }),
    ...more,
  });
}

export async function addMassage(): Promise<void> {
  await page.getByLabelText("Add a service").fill("massage");
  await page.getByRole("button", { name: /^Warm Oil Massage/ }).click();
}
