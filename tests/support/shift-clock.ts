/**
 * Sets the clock of this process, or of the page that this function is sent to, ahead of the machine's. Calling it
 * again replaces the offset. The clock goes on from there, and timers run as usual. The function uses nothing outside
 * of itself, because a browser gets only its text.
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
