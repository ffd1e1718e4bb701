/** What a session of a package is worth, in dollars; some may be worth a cent more. */
export function sessionWorth({ price, sessions }: { price: number; sessions: number }): number {
  return Math.floor((price * 100) / sessions) / 100;
}
