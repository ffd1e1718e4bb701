/**
 * Splits an amount by weights without losing a cent: the parts add up to it, and each is within a cent of its exact
 * share. Cents left over by rounding go to the largest remainders, the first of equals first.
 * @param amountCents whole cents, negative for a refund
 * @param weights not negative; when all are zero the amount is split evenly
 */
export function split(amountCents: number, weights: readonly number[]): number[] {
  if (weights.length <= 1) return weights.map(() => amountCents);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = total === 0 ? weights.map(() => 1) : weights;
  const whole = total === 0 ? weights.length : total;
  const size = Math.abs(amountCents);
  const exact = shares.map((share) => (size * share) / whole);
  const parts = exact.map(Math.floor);
  const left = size - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return amountCents < 0 ? parts.map((part) => 0 - part) : parts;
}
