import { expect, test } from "vitest";
import { TypedReview } from "#app/features/reviews/typed-review.ts";
import { NewReview } from "#contract/reviews.ts";

const typed = { name: "Anika", image: "/art/master-sadia.svg", rating: "4", testimonial: "Warm oil." };
const problem = (changes: Partial<typeof typed>) =>
  TypedReview.safeParse({ ...typed, ...changes }).error?.issues[0]?.message;

test("a typed rating is sent as a number", () => {
  expect(TypedReview.parse(typed).rating).toBe(4);
  expect(TypedReview.parse({ ...typed, rating: " ৪ " }).rating).toBe(4);
  expect(NewReview.parse({ ...typed, rating: "৪" }).rating).toBe(4);
});

test("name, rating, image and text are required", () => {
  expect(problem({ name: "" })).toBe("Name is required");
  expect(problem({ rating: "" })).toBe("Give a rating from 1 to 5");
  expect(problem({ rating: "6" })).toBe("Give a rating from 1 to 5");
  expect(problem({ image: "" })).toBe("Image is required");
  expect(problem({ testimonial: " " })).toBe("Your Review is required");
});
