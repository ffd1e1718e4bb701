/** Lets commits that come together wait for the disk together. */
export class SharedFlush {
  readonly #sync: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /**
   * @param sync returns when all that was written before it was called is on the disk
   * @param failed hears once that it failed
   */
  constructor(sync: () => Promise<void>, failed: (error: unknown) => void) {
    this.#sync = sync;
    this.#failed = failed;
  }

  /** Waits for all that is written so far. Fails for good once it has failed: nobody knows then what is on the disk. */
  begin(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#run();
    // The one that runs may have missed what was written since it began.
    this.#next = this.#after(this.#running);
    this.#next.catch(() => {});
    return this.#next;
  }

  /** Waits for what has begun. */
  async settled(): Promise<void> {
    await (this.#next ?? this.#running);
  }

  async #after(running: Promise<void>): Promise<void> {
    await running;
    await this.#run();
  }

  #run(): Promise<void> {
    const running = this.#sync().then(() => {
      if (this.#running === running) this.#running = null;
    });
    // Who waits for it hears of it, too; nobody may.
    running.catch(this.#failed);
    this.#running = running;
    this.#next = null;
    return running;
  }
}
