/** What the catalogue is divided into, in this order. */
export const categories = ["hair", "skin", "nails", "bath", "mehendi"] as const;

export type Category = (typeof categories)[number];
