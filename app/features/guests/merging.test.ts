import { expect, test } from "vitest";
import { apart, differing, startChoice } from "#app/features/guests/merging.ts";

const nadia = {
  name: "Nadia Islam",
  number: "01711204118",
  email: "n@example.com",
  address: "",
  hasAccount: true,
};
const caller = { name: "N. Islam", number: "01711204181", email: "", address: "Lalmatia", hasAccount: false };

test("differing fields can be chosen, but an account's e-mail address stays", () => {
  expect(differing(nadia, caller)).toEqual(["name", "number", "address"]);
  expect(differing({ ...nadia, hasAccount: false }, caller)).toEqual(["name", "number", "email", "address"]);
  expect(differing(nadia, nadia)).toEqual([]);
});

test("a number is split into what it shares with the other one and what differs", () => {
  expect(apart("01711204118", "01711204181")).toEqual(["017112041", "18", ""]);
  expect(apart("01711204118", "01911204118")).toEqual(["01", "7", "11204118"]);
  expect(apart("01711", "0171122")).toEqual(["01711", "", ""]);
});

test("the values of the guest with the account win, and the other's fill the gaps", () => {
  expect(startChoice(nadia, caller)).toEqual({
    name: "this",
    number: "this",
    email: "this",
    address: "other",
  });
  expect(startChoice(caller, nadia)).toEqual({
    name: "other",
    number: "other",
    email: "other",
    address: "this",
  });
});
