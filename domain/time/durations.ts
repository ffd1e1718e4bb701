/** In milliseconds. For days, see dates.ts. */
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
