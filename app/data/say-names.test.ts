import { afterEach, beforeEach, expect, test } from "vitest";
import { sayNames } from "#app/data/say-names.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

const services = [
  { service_name: "Threading", nameBn: "থ্রেডিং" },
  { service_name: "Cut, Wash and Dry", nameBn: "কাট, ওয়াশ ও ড্রাই" },
] as Service[];
const masters = [{ name: "Sadia Noor", nameBn: "সাদিয়া নূর" }] as Master[];

beforeEach(() => learnLanguageFrom(() => "bn"));
afterEach(() => learnLanguageFrom(() => "en"));

test("names without ids are told in the catalogue's Bangla, one by one", () => {
  expect(sayNames("Threading, Hair Colour", services, masters)).toBe("থ্রেডিং, Hair Colour");
  expect(sayNames("Sadia Noor", services, masters)).toBe("সাদিয়া নূর");
});

test("a name with a comma in it is one name", () => {
  expect(sayNames("Cut, Wash and Dry", services, masters)).toBe("কাট, ওয়াশ ও ড্রাই");
});
