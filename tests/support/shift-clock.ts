/**
 * Sets the clock of this process, or of the page that it is sent to, ahead of the machine's. Calling it again sets it
 * anew. The clock goes on from there, and timers run as ever. It needs nothing around it: a browser gets its text alone.
 * @param offset milliseconds that it is ahead
 */
export function shiftClock(offset: number): void {
  const scope: typeof globalThis & { clockOffset?: number } = globalThis;
  const isShifted = scope.clockOffset !== undefined;
  scope.clockOffset = offset;
  if (isShifted) return;
  const Machine = Date;
  const now = () => Machine.now() + (scope.clockOffset ?? 0);
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: () => new Machine(now()).toString(),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
}
