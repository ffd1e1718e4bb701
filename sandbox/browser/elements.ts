import { CardElement, type FramePlace } from "./card-element.ts";
import type { CardOptions } from "./card-look.ts";

/** The group that `stripe.elements()` makes: it holds one card element at a time. */
export class Elements {
  #card: CardElement | null = null;
  #place: FramePlace;

  constructor(place: FramePlace) {
    this.#place = place;
  }

  create(type: string, options: CardOptions = {}): CardElement {
    if (type !== "card") throw new Error(`The sandbox draws the card element alone, not ${type}.`);
    if (this.#card)
      throw new Error("Can only create one Element of type card through this Elements instance.");
    const card = new CardElement(this.#place, options, () => {
      this.#card = null;
    });
    this.#card = card;
    return card;
  }

  /** Takes a type's name or, from react-stripe-js, its component. */
  getElement(wanted: unknown): CardElement | null {
    return wanted === "card" || elementTypeOf(wanted) === "card" ? this.#card : null;
  }

  update(): void {}

  async fetchUpdates(): Promise<object> {
    return {};
  }

  async submit(): Promise<object> {
    return {};
  }

  on(): this {
    return this;
  }

  off(): this {
    return this;
  }
}

function elementTypeOf(component: unknown): unknown {
  const holds = typeof component === "function" || (typeof component === "object" && component !== null);
  return holds && "__elementType" in component ? component.__elementType : undefined;
}
