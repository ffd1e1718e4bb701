/** Caches values by a text key and drops the oldest. Callers share the values and must not change them. */
export class Remembered<Made> {
  readonly #made = new Map<string, Made>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(asked: string): Made | undefined {
    return this.#made.get(asked);
  }

  keep(asked: string, made: Made): Made {
    if (this.#made.size === this.#most) this.#made.delete(this.#made.keys().next().value ?? "");
    this.#made.set(asked, made);
    return made;
  }
}
