import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import WorkDialog from "#app/features/catalogue/WorkDialog.tsx";
import { palm } from "#app/features/catalogue/works.fixture.ts";
import { HeldUpload } from "#tests/support/components/held-upload.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const uploaded = (digit: string) => `/images/${digit.repeat(40)}-800.webp`;
const choices = { services: [facial], masters };
const day = page.getByLabelText("The day on which the person agreed");
const save = page.getByRole("button", { name: "Save" });

/** Chooses a picture, and waits until its upload has begun. */
async function choosePicture() {
  vi.stubGlobal("XMLHttpRequest", HeldUpload);
  const before = HeldUpload.last;
  await page
    .getByLabelText("Picture", { exact: true })
    .upload(new File(["a"], "palm.png", { type: "image/png" }));
  await expect.poll(() => HeldUpload.last !== before).toBe(true);
}

test("a consent date typed during a picture's upload is saved with the picture", async () => {
  salonAnswers({ createWork: () => ({ insertedId: "w1" }) });
  const onClose = vi.fn();
  await show(<WorkDialog choices={choices} edited={undefined} onClose={onClose} />);
  await page.getByLabelText("Title", { exact: true }).fill("Peacock palm");
  await page
    .getByLabelText("What the picture shows, for those who cannot see it")
    .fill("A palm with a peacock");
  await choosePicture();
  await day.fill("2026-11-20");
  await save.click();
  await expect.element(page.getByRole("button", { name: "Waiting for the picture" })).toBeVisible();
  HeldUpload.last.succeed(uploaded("4"));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sentWith("createWork")).toMatchObject([
    { body: { picture: uploaded("4"), consentedOn: "2026-11-20" } },
  ]);
});

test("replacing a picture clears its consent date, unless a new one is typed during the upload", async () => {
  await show(<WorkDialog choices={choices} edited={palm} onClose={() => {}} />);
  await choosePicture();
  HeldUpload.last.succeed(uploaded("5"));
  await expect.element(day).toHaveValue("");
  await day.fill("2026-11-20");
  await choosePicture();
  await day.fill("2026-11-21");
  HeldUpload.last.succeed(uploaded("6"));
  await expect.element(page.getByText("The picture is here.")).toBeVisible();
  await expect.element(day).toHaveValue("2026-11-21");
});
