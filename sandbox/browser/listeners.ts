type Listener = (event: object) => void;

/** What an element's `on`, `once` and `off` keep. */
export class Listeners {
  #byType = new Map<string, { call: Listener; once: boolean }[]>();

  add(type: string, call: Listener, once = false): void {
    this.#byType.set(type, [...(this.#byType.get(type) ?? []), { call, once }]);
  }

  /** Without a listener it removes every one of the type. */
  remove(type: string, call?: Listener): void {
    const rest = (this.#byType.get(type) ?? []).filter((entry) => call && entry.call !== call);
    this.#byType.set(type, rest);
  }

  emit(type: string, event: object): void {
    for (const entry of this.#byType.get(type) ?? []) {
      if (entry.once) this.remove(type, entry.call);
      entry.call(event);
    }
  }
}
