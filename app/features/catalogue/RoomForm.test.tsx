import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RoomForm } from "#app/features/catalogue/RoomForm.tsx";
import { RoomsCard } from "#app/features/catalogue/RoomsCard.tsx";
import type { Room } from "#contract/rooms.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("the number of rooms can be typed in Latin or Bengali digits", async () => {
  salonAnswers({ createRoom: () => ({ insertedId: "bath" }) });
  await show(<RoomForm />);
  await page.getByLabelText("Another one").fill("Bath room");
  await page.getByLabelText("How many").fill("৩");
  await page.getByRole("button", { name: "Add" }).click();
  await expect
    .poll(() => sentWith("createRoom").map(({ body }) => body))
    .toEqual([{ name: "Bath room", units: 3, key: expect.any(String) }]);
});

test("a room resent after a lost answer has the same key, and the next room another one", async () => {
  expectNoise(/^No answer to createRoom/);
  let answer: () => { insertedId: string } = () => noAnswer();
  salonAnswers({ createRoom: () => answer() });
  await show(<RoomForm />);
  const name = page.getByLabelText("Another one");
  await name.fill("Bath room");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sentWith("createRoom")).toHaveLength(1);
  answer = () => ({ insertedId: "bath" });
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveValue("");
  await name.fill("Bath room");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sentWith("createRoom")).toHaveLength(3);
  const [first, again, next] = sentWith("createRoom").map(({ body }) => body.key);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test("editing a room sends only what changed, so an old tab does not undo other edits", async () => {
  salonAnswers({ updateRoom: () => ({ modifiedCount: 1 }) });
  await show(<RoomForm room={{ _id: "bath", name: "Bath", units: 1 }} />);
  await page.getByLabelText("Name of Bath").fill("Thermal bath");
  await page.getByRole("button", { name: "Save Bath" }).click();
  await expect.poll(() => sentWith("updateRoom").map(({ body }) => body)).toEqual([{ name: "Thermal bath" }]);
});

test("typed text about a room stays while another room is saved and other desks rename and add some", async () => {
  let rooms: Room[] = [
    { _id: "bath", name: "Bath", units: 1 },
    { _id: "chair", name: "Chair", units: 4 },
  ];
  salonAnswers({
    listRooms: () => rooms,
    updateRoom: () => {
      rooms = [
        { _id: "bath", name: "Thermal bath", units: 1 },
        { _id: "chair", name: "Chair", units: 5 },
        { _id: "basin", name: "Basin", units: 2 },
      ];
      return { modifiedCount: 1 };
    },
  });
  await show(<RoomsCard />);
  const added = page.getByLabelText("Another one");
  await added.fill("Steam room");
  await page.getByLabelText("How many of Bath").fill("2");
  await page.getByLabelText("How many of Chair").fill("5");
  await page.getByRole("button", { name: "Save Chair" }).click();
  await expect.element(page.getByLabelText("How many of Basin")).toHaveValue("2");
  await expect.element(page.getByLabelText("How many of Thermal bath")).toHaveValue("2");
  await expect.element(page.getByLabelText("Name of Thermal bath")).toHaveValue("Thermal bath");
  await expect.element(page.getByRole("button", { name: "Save Chair" })).toBeDisabled();
  await expect.element(added).toHaveValue("Steam room");
});
