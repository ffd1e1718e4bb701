import { expect, test } from "vitest";
import { ServiceForm } from "#app/features/service-form/service-form.ts";

const typed = {
  service_name: " Stone & Steam ",
  price: "48.50",
  details: "Six river stones.",
  img: "/art/stones.svg",
  minutes: "60",
  masterIds: ["sadia"],
  nameBn: "",
  taglineBn: "",
  detailsBn: "",
};
const problem = (changes: Partial<Record<keyof typeof typed, unknown>>) =>
  ServiceForm.safeParse({ ...typed, ...changes }).error?.issues[0]?.message;

test("a price is parsed as a decimal number", () => {
  expect(ServiceForm.parse(typed)).toMatchObject({ service_name: "Stone & Steam", price: 48.5, minutes: 60 });
  expect(ServiceForm.parse({ ...typed, price: "48,5" }).price).toBe(48.5);
});

test("name, price, details and image are required", () => {
  expect(problem({ service_name: " " })).toBe("Service Name is required");
  expect(problem({ price: "" })).toBe("Price is required");
  expect(problem({ details: "" })).toBe("Details is required");
  expect(problem({ img: "" })).toBe("Image is required");
});

test("what is no price, no minutes or no picture is told so", () => {
  expect(problem({ price: "forty" })).toContain("48.50");
  expect(problem({ price: "0.20" })).toContain("0.50");
  expect(problem({ minutes: "37" })).toContain("steps of five");
  expect(problem({ img: "stones" })).toContain("picture");
  expect(problem({ masterIds: [] })).toContain("one master");
});
