import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ReviewForm } from "#app/features/reviews/ReviewForm.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, massage } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const user = {
  email: "mitu@example.com",
  displayName: "Mitu Sen",
  photoURL: "/art/portrait-guest.svg",
  emailVerified: true,
};
const add = page.getByRole("button", { name: "Add Review" });
const address = page.getByLabelText("Image address");
const flower = page.getByRole("radio", { name: "A drawn flower" });
const uploading = page.getByRole("status").filter({ hasText: "Uploading" });
const photo = new File(["a"], "me.png", { type: "image/png" });
const failed = "We could not reach the salon. Check your connection and try again.";

/** An upload that continues until the test ends it. */
class HeldUpload {
  static last: HeldUpload;
  upload = {};
  status = 0;
  response: unknown = null;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    HeldUpload.last = this;
  }
  abort(): void {
    this.onabort();
  }
  succeed(): void {
    this.status = 200;
    this.response = { data: { display_url: "/api/images/uploaded.webp" } };
    this.onload();
  }
}

/** The form with a rating and a text, and an upload under way. */
async function showFormWithUpload() {
  vi.stubGlobal("XMLHttpRequest", HeldUpload);
  salonAnswers({ listUserBookings: () => [], createReview: () => ({ insertedId: "r" }) });
  await show(<ReviewForm user={user} visitId={undefined} />);
  await page.getByLabelText("Rating", { exact: true }).fill("5");
  await page.getByLabelText("Your Review").fill("Calm hands.");
  await page.getByLabelText("Upload").upload(photo);
  await expect.element(uploading).toBeVisible();
}

async function expectSentWith(image: string) {
  await add.click();
  await expect.poll(() => sentWith("createReview")).toMatchObject([{ body: { image } }]);
}

test("a portrait chosen after a failed upload is sent", async () => {
  await showFormWithUpload();
  HeldUpload.last.onerror();
  await expect.element(page.getByText(failed)).toBeVisible();
  await flower.click();
  await expect.element(page.getByText(failed)).not.toBeInTheDocument();
  await expectSentWith("/art/mark.svg");
});

test("a portrait chosen during an upload replaces it", async () => {
  await showFormWithUpload();
  await flower.click();
  await expect.element(uploading).not.toBeInTheDocument();
  HeldUpload.last.succeed();
  await expectSentWith("/art/mark.svg");
});

test("an address typed during an upload replaces it", async () => {
  await showFormWithUpload();
  await address.fill("/art/facial.svg");
  HeldUpload.last.succeed();
  await expectSentWith("/art/facial.svg");
});

test("a failed upload delays a review once, and the next press sends it without the photo", async () => {
  await showFormWithUpload();
  await add.click();
  await expect.element(page.getByRole("button", { name: "Adding" })).toBeVisible();
  HeldUpload.last.onerror();
  await expect.element(page.getByText(failed)).toBeVisible();
  expect(sentWith("createReview")).toEqual([]);
  await expectSentWith(user.photoURL);
});

test("a review's text survives the end of the session, and nobody else sees it", async () => {
  salonAnswers({ listUserBookings: () => [] });
  const written = page.getByLabelText("Your Review");
  const form = (email: string) => <ReviewForm user={{ ...user, email }} visitId={undefined} />;
  const first = await show(form(user.email));
  await page.getByLabelText("Rating", { exact: true }).fill("4");
  await written.fill("Calm hands, and time for tea.");
  await first.unmount();
  const again = await show(form(user.email));
  await expect.element(written).toHaveValue("Calm hands, and time for tea.");
  await expect.element(page.getByLabelText("Rating", { exact: true })).toHaveValue("4");
  await again.unmount();
  await show(form("tuli@example.com"));
  await expect.element(written).toHaveValue("");
  expect(sessionStorage.getItem("review")).toBeNull();
});

test("text about one visit does not appear in another's form, and is kept for its own", async () => {
  salonAnswers({ listUserBookings: () => [] });
  const written = page.getByLabelText("Your Review");
  const form = (visitId: string) => <ReviewForm user={user} visitId={visitId} />;
  const first = await show(form("facial"));
  await written.fill("Calm hands.");
  await first.unmount();
  const other = await show(form("haircut"));
  await expect.element(written).toHaveValue("");
  await other.unmount();
  await show(form("facial"));
  await expect.element(written).toHaveValue("Calm hands.");
});

test("the link of a visit that has a review already says so, and leaves the choice of another to the guest", async () => {
  const at: [start: string, end: string] = ["10:00", "11:00"];
  const visits = [
    { ...visitOf(user.displayName, [facial, anika, ...at]), _id: "facial", canReview: false },
    { ...visitOf(user.displayName, [massage, anika, ...at]), _id: "massage", canReview: true },
  ];
  salonAnswers({ listUserBookings: () => visits, createReview: () => ({ insertedId: "r" }) });
  const note = page.getByText(/^The visit of this link can't be reviewed: it has a review already/);
  const form = (visitId: string) => <ReviewForm user={user} visitId={visitId} />;
  const first = await show(form("facial"));
  await expect.element(note).toMatchTextContent(/Another of your visits is chosen below/);
  await expect.element(page.getByLabelText("Your visit")).toHaveValue("massage");
  await first.unmount();

  await show(form("massage"));
  await page.getByLabelText("Rating", { exact: true }).fill("5");
  await page.getByLabelText("Your Review").fill("Calm hands.");
  await expect.element(note).not.toBeInTheDocument();
  visits.pop();
  await add.click();
  await expect.element(page.getByText("Your Review Added")).toBeVisible();
  await expect.element(page.getByLabelText("Your visit")).not.toBeInTheDocument();
  await expect.element(note).not.toBeInTheDocument();
});

test("a sent review is not kept", async () => {
  salonAnswers({ listUserBookings: () => [], createReview: () => ({ insertedId: "r" }) });
  await show(<ReviewForm user={user} visitId={undefined} />);
  await page.getByLabelText("Rating", { exact: true }).fill("4");
  await page.getByLabelText("Your Review").fill("Calm hands.");
  await expect.poll(() => sessionStorage.getItem("review")).toContain("Calm hands.");
  await add.click();
  await expect.poll(() => sessionStorage.getItem("review")).toBeNull();
});

test("a review resent after a lost answer has the same key, even after a reload", async () => {
  expectNoise(/^No answer to createReview/);
  salonAnswers({ listUserBookings: () => [], createReview: () => noAnswer() });
  const first = await show(<ReviewForm user={user} visitId={undefined} />);
  await page.getByLabelText("Rating", { exact: true }).fill("4");
  await page.getByLabelText("Your Review").fill("Calm hands.");
  await add.click();
  await expect.poll(() => sentWith("createReview")).toHaveLength(1);
  await first.unmount();
  salonAnswers({ createReview: () => refusal("wrong_state", { detail: "It has arrived already." }) });
  expectNoise(/409/);
  await show(<ReviewForm user={user} visitId={undefined} />);
  await add.click();
  await expect.element(page.getByText(/It has arrived already/)).toBeVisible();
  await add.click();
  await expect.poll(() => sentWith("createReview")).toHaveLength(3);
  const [one, again, other] = sentWith("createReview").map(({ body }) => body.key);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test("a review sent again after the salon asked to wait has the same key", async () => {
  expectNoise(/429/);
  const wait = () => refusal("too_many_requests", { status: 429, detail: "Wait a minute." });
  salonAnswers({ listUserBookings: () => [], createReview: wait });
  await show(<ReviewForm user={user} visitId={undefined} />);
  await page.getByLabelText("Rating", { exact: true }).fill("4");
  await page.getByLabelText("Your Review").fill("Calm hands.");
  await add.click();
  await expect.element(page.getByText(/Wait a minute/)).toBeVisible();
  await add.click();
  await expect.poll(() => sentWith("createReview")).toHaveLength(2);
  const [one, again] = sentWith("createReview").map(({ body }) => body.key);
  expect(again).toBe(one);
});

test.each([320, 390])("on a phone of %d pixels each star is large enough for a finger", async (width) => {
  await page.viewport(width, 844);
  salonAnswers({ listUserBookings: () => [] });
  await show(<ReviewForm user={user} visitId={undefined} />);
  const stars = page.getByRole("group", { name: "Rating in stars" }).getByRole("button");
  await expect.poll(() => stars.elements()).toHaveLength(5);
  for (const star of stars.elements()) {
    expect(star.clientWidth).toBeGreaterThanOrEqual(44);
    expect(star.clientHeight).toBeGreaterThanOrEqual(44);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

test("a text that is being written stays in sight when visits that could not be read are asked for again", async () => {
  salonAnswers({ listUserBookings: () => refusal("too_many_requests", { status: 429 }) });
  await show(<ReviewForm user={user} visitId={undefined} />);
  const text = page.getByLabelText("Your Review");
  await text.fill("Calm hands.");
  const held = Promise.withResolvers<never[]>();
  salonAnswers({ listUserBookings: () => held.promise });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => sentWith("listUserBookings")).toHaveLength(2);
  await expect.element(text).toBeVisible();
  held.resolve([]);
  await expect.element(text).toHaveFocus();
});
