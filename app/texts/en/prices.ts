/** How a price comes about. */
export const priceTexts = {
  memberDiscount: (percent: string) => `Member discount, ${percent} %`,
  insteadOf: "instead of ",
};
