import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { RoomForm } from "#app/features/catalogue/RoomForm.tsx";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("how many there are of a room is typed in either digits", async () => {
  salonAnswers({ createRoom: () => ({ insertedId: "bath" }) });
  await show(<RoomForm />);
  await page.getByLabelText("Another one").fill("Bath room");
  await page.getByLabelText("How many").fill("৩");
  await page.getByRole("button", { name: "Add" }).click();
  await expect
    .poll(() => sentWith("createRoom").map(({ body }) => body))
    .toEqual([{ name: "Bath room", units: 3 }]);
});
