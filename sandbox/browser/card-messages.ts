import type { ApiFailure } from "./api.ts";
import type { CardOptions } from "./card-look.ts";
import type { ValidationError } from "./problems.ts";

/** What the shop's page tells the card's frame. The card's number never goes the other way. */
export type ToFrame =
  | { do: "begin"; key: string; options: CardOptions }
  | { do: "update"; options: CardOptions }
  | { do: "focus" | "blur" | "clear" }
  | { do: "make"; ask: number; details: object };

/** What the frame tells the page: what happens in it, and the payment method that was made of the card. */
export type FromFrame =
  | { is: "there" }
  | { is: "high"; pixels: number }
  | { is: "event"; type: string; event: object }
  | { is: "made"; ask: number; answer: Made };

export type Made = { paymentMethod: { id: string } } | { error: ApiFailure | ValidationError };
