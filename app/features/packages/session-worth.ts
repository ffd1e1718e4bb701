/** The value of one session of a package, in dollars, rounded down; some sessions may be worth a cent more. */
export function sessionWorth({ price, sessions }: { price: number; sessions: number }): number {
  return Math.floor((price * 100) / sessions) / 100;
}
