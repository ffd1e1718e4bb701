import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { useDeskCounts } from "#app/data/desk-news.ts";
import { Moderation } from "#app/features/reviews/Moderation.tsx";
import type { Answer } from "#contract/calls.ts";
import type { ManagedReview } from "#contract/reviews.ts";
import { newsOf } from "#tests/support/components/desk-news.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const review: ManagedReview = {
  _id: "mim",
  name: "Mim Akter",
  image: "/art/mark.svg",
  rating: 2,
  testimonial: "It was late.",
  verified: false,
  reply: null,
  state: "pending",
  date: "2026-11-20T10:00:00+06:00",
  hiddenReason: null,
};

beforeEach(() => salonAnswers({ readDeskNews: () => newsOf() }));

/** The list, on which somebody else does something before this page does. */
async function openList(meanwhile: Partial<ManagedReview>, detail: string) {
  expectNoise(/409/);
  let now = review;
  salonAnswers({
    listAllReviews: ({ query }) => (query.state === now.state ? [now] : []),
    moderateReview: () => {
      now = { ...review, ...meanwhile };
      return refusal("wrong_state", { detail });
    },
  });
  await show(<Moderation />);
}

test("hiding a review that somebody else has published in the meantime says so, even when it has left the list", async () => {
  const detail = "Somebody else has shown this review meanwhile. You find it under Shown.";
  await openList({ state: "published" }, detail);
  await page.getByRole("button", { name: /^Hide.*Mim Akter/ }).click();
  await page.getByLabelText("Why it is hidden").fill("It names a guest.");
  await page.getByRole("button", { name: "Hide it" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByText(detail)).toBeVisible();
  expect(sentWith("moderateReview")[0]?.body).toMatchObject({ seen: { state: "pending", reply: null } });
});

test("a half-written reply survives the end of the session", async () => {
  salonAnswers({ listAllReviews: ({ query }) => (query.state === "pending" ? [review] : []) });
  const field = page.getByRole("dialog", { name: /Mim Akter/ }).getByLabelText("Your reply");
  const first = await show(<Moderation />);
  await page.getByRole("button", { name: /^Reply.*Mim Akter/ }).click();
  await field.fill("We are sorry.");
  await first.unmount();
  const again = await show(<Moderation />);
  await expect.element(field).toHaveValue("We are sorry.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(field).not.toBeInTheDocument();
  await again.unmount();
  await show(<Moderation />);
  await expect.element(page.getByRole("button", { name: /^Reply.*Mim Akter/ })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test("replying to a review that somebody else has replied to shows that reply and keeps the typed text", async () => {
  await openList({ reply: "We are sorry." }, "Somebody else has answered this review meanwhile.");
  await page.getByRole("button", { name: /^Reply.*Mim Akter/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Your reply").fill("Thank you.");
  await dialog.getByRole("button", { name: "Save reply" }).click();
  await expect.element(dialog.getByText("Meanwhile the reply says: We are sorry.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Your reply")).toHaveValue("Thank you.");
});

test("a half-written reply stays when somebody else publishes its review, and can be saved", async () => {
  let now = review;
  salonAnswers({
    listAllReviews: ({ query }) => (query.state === now.state ? [now] : []),
    moderateReview: () => ({ modifiedCount: 1 }),
  });
  await show(<Moderation />);
  await page.getByRole("button", { name: /^Reply.*Mim Akter/ }).click();
  const reply = page.getByLabelText("Your reply");
  await reply.fill("Thank you.");
  now = { ...review, state: "published" };
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("It was late.")).not.toBeInTheDocument();
  await expect.element(reply).toHaveValue("Thank you.");
  await page.getByRole("button", { name: "Save reply" }).click();
  await expect.poll(() => sentWith("moderateReview").map(({ body }) => body.reply)).toEqual(["Thank you."]);
});

test("a reply that is saved once its dialog was closed closes no other", async () => {
  const answer = Promise.withResolvers<Answer<"moderateReview">>();
  salonAnswers({
    listAllReviews: ({ query }) => (query.state === "pending" ? [review] : []),
    moderateReview: () => answer.promise,
  });
  await show(<Moderation />);
  await page.getByRole("button", { name: /^Reply.*Mim Akter/ }).click();
  await page.getByLabelText("Your reply").fill("Thank you.");
  await page.getByRole("button", { name: "Save reply" }).click();
  await expect.poll(() => sentWith("moderateReview")).toHaveLength(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: /^Hide.*Mim Akter/ }).click();
  const why = page.getByLabelText("Why it is hidden");
  await why.fill("It names a guest.");
  answer.resolve({ modifiedCount: 1 });
  await expect.element(page.getByText("Your reply is saved")).toBeVisible();
  await expect.element(why).toHaveValue("It names a guest.");
});

test("the focus stays on the page when a review is approved and leaves its list", async () => {
  let now = review;
  salonAnswers({
    listAllReviews: ({ query }) => (query.state === now.state ? [now] : []),
    moderateReview: () => {
      now = { ...review, state: "published" };
      return { modifiedCount: 1 };
    },
  });
  await show(<Moderation />);
  await page.getByRole("button", { name: /^Approve.*Mim Akter/ }).click();
  await expect.element(page.getByText("It was late.")).not.toBeInTheDocument();
  await expect.poll(() => page.getByRole("main").element().contains(document.activeElement)).toBe(true);
});

test("the list that is shown stays in the address, for Back and for a reload", async () => {
  salonAnswers({
    listAllReviews: ({ query }) => (query.state === "hidden" ? [{ ...review, state: "hidden" }] : []),
  });
  const { address } = await show(<Moderation />, { at: "/dashboard/reviews?state=hidden" });
  await expect.element(page.getByText("It was late.")).toBeVisible();
  await page.getByRole("tab").nth(1).click();
  await expect.poll(address).toBe("/dashboard/reviews?state=published");
  await page.getByRole("tab").first().click();
  await expect.poll(address).toBe("/dashboard/reviews");
});

test("no number of reviews is said until it is known", async () => {
  salonAnswers({ listAllReviews: () => new Promise<never>(() => {}) });
  await show(<Moderation />);
  for (const name of ["Waiting", "Shown", "Hidden"])
    await expect.element(page.getByRole("tab", { name, exact: true })).toBeVisible();
});

test("the second press of a double click does not approve the review that moved under the pointer", async () => {
  let waiting = [review, { ...review, _id: "tuli", name: "Tuli Roy" }];
  salonAnswers({
    listAllReviews: ({ query }) => (query.state === "pending" ? waiting : []),
    moderateReview: () => {
      waiting = waiting.slice(1);
      return { modifiedCount: 1 };
    },
  });
  await show(<Moderation />);
  await page.getByRole("button", { name: /^Approve.*Mim/ }).click();
  await expect.element(page.getByText("Mim Akter")).not.toBeInTheDocument();
  const next = page.getByRole("button", { name: /^Approve.*Tuli/ });
  next.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(next).toBeVisible();
  expect(sentWith("moderateReview")).toHaveLength(1);
});

test("the number of reviews that wait in the menu follows a review that is approved", async () => {
  let reviews = 1;
  salonAnswers({
    listAllReviews: ({ query }) => (query.state === "pending" && reviews > 0 ? [review] : []),
    readDeskNews: () => newsOf({ reviews }),
    moderateReview: () => {
      reviews = 0;
      return { modifiedCount: 1 };
    },
  });
  await show(
    <>
      <InMenu />
      <Moderation />
    </>,
  );
  await expect.element(page.getByText("In the menu: 1")).toBeVisible();
  await page.getByRole("button", { name: /^Approve/ }).click();
  await expect.element(page.getByText("In the menu: 0")).toBeVisible();
});

function InMenu() {
  return <p>In the menu: {useDeskCounts("admin")?.reviews}</p>;
}
