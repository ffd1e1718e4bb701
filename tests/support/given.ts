import { afterAll, beforeAll, expect } from "vitest";
import { miscountedStates } from "#tests/support/booking-counts.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";

/**
 * A salon for the tests of one file. It opens before the first test and closes after the last. At the end, it checks
 * that no request ended in a bug, that every cell of the diary has its visit, and that the counts of bookings by state
 * are right.
 * @param options as `openSalon` takes them
 * @returns an object that is filled when the file's first test or hook runs, not while the file loads
 */
export function givenSalon(options?: Parameters<typeof openSalon>[0]): TestSalon {
  const salon = {} as TestSalon;
  let opened: TestSalon | undefined;
  beforeAll(async () => {
    opened = await openSalon(options);
    Object.assign(salon, opened);
  });
  afterAll(async () => {
    if (!opened) return;
    const { close } = opened;
    const [broken, miscounted] = await Promise.all([brokenCells(opened), miscountedStates(opened)]).finally(
      close,
    );
    expect(broken).toEqual([]);
    expect(miscounted).toEqual([]);
    expect(opened.bugs).toEqual([]);
  });
  return salon;
}

/**
 * A person who is signed in to a given salon.
 * @param about a customer unless it names another role
 * @returns an object that is filled when the file's first test or hook runs, not while the file loads
 */
export function givenPerson(salon: TestSalon, about?: Parameters<typeof addPerson>[1]): Person {
  const person = {} as Person;
  beforeAll(async () => {
    Object.assign(person, await addPerson(salon, about));
  });
  return person;
}

/** A staff member at the front desk of a given salon. */
export function givenStaff(salon: TestSalon): Person {
  return givenPerson(salon, { role: "staff", name: "Mitu Desk" });
}

/** An owner of a given salon, with an admin's rights. */
export function givenOwner(salon: TestSalon): Person {
  return givenPerson(salon, { role: "admin" });
}
