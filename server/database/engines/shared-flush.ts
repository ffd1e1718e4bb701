/** Lets commits that come together wait for the disk together. */
export class SharedFlush {
  readonly #sync: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /**
   * @param sync returns when everything written before the call is on the disk
   * @param failed called once when it fails
   */
  constructor(sync: () => Promise<void>, failed: (error: unknown) => void) {
    this.#sync = sync;
    this.#failed = failed;
  }

  /**
   * Waits for everything written so far. After one failure it fails for good: nobody knows any more what is on the disk.
   */
  begin(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#run();
    // The running sync may have missed what was written since it began.
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
    // Those who wait for it see the failure, too, and there may be nobody.
    running.catch(this.#failed);
    this.#running = running;
    this.#next = null;
    return running;
  }
}
