/** The sections of the catalogue, in this order. */
export const categories = ["hair", "skin", "nails", "bath", "mehendi"] as const;

export type Category = (typeof categories)[number];
