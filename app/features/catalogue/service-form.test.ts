import { expect, test } from "vitest";
import { startValues, takesMore } from "#app/features/catalogue/service-form.ts";
import { ServiceForm } from "#app/features/catalogue/service-rules.ts";

const typed = {
  service_name: " Stone & Steam ",
  price: "48.50",
  details: "Six river stones.",
  img: "/art/stones.svg",
  minutes: "60",
  category: "bath" as const,
  masterIds: ["sadia"],
  deposit: { kind: "none" as const, percent: 30, amount: 10 },
  prepMinutes: "0",
  cleanupMinutes: "10",
  processingMinutes: "0",
  processingStartMinutes: "0",
  roomId: "",
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

test("Bengali digits give the same price and minutes", () => {
  const inBangla = { ...typed, price: "৪৮.৫০", minutes: "৬০", cleanupMinutes: "১০" };
  expect(ServiceForm.parse(inBangla)).toEqual(ServiceForm.parse(typed));
  expect(problem({ minutes: "৩৭" })).toContain("steps of five");
});

test("a service has one category or none", () => {
  expect(ServiceForm.parse(typed).category).toBe("bath");
  expect(ServiceForm.parse({ ...typed, category: "" }).category).toBeNull();
  expect(problem({ category: "shoes" })).toBeDefined();
});

test("name, price, details and image are required", () => {
  expect(problem({ service_name: " " })).toBe("Service Name is required");
  expect(problem({ price: "" })).toBe("Price is required");
  expect(problem({ details: "" })).toBe("Details is required");
  expect(problem({ img: "" })).toBe("Image is required");
});

test("an invalid price, duration or picture gets a message", () => {
  expect(problem({ price: "forty" })).toContain("48.50");
  expect(problem({ price: "0.20" })).toContain("0.50");
  expect(problem({ minutes: "37" })).toContain("steps of five");
  expect(problem({ img: "stones" })).toContain("picture");
  expect(problem({ masterIds: [] })).toContain("one master");
});

test("the times around a service are multiples of five minutes, and it may have no room", () => {
  expect(ServiceForm.parse(typed)).toMatchObject({ cleanupMinutes: 10, roomId: null });
  expect(ServiceForm.parse({ ...typed, roomId: "bath" }).roomId).toBe("bath");
  expect(problem({ prepMinutes: "7" })).toContain("steps of five");
  expect(takesMore(typed)).toBe(true);
  expect(takesMore(startValues([]))).toBe(false);
});
