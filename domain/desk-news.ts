/** How many news the desk's bell tells, and of how long a time. */
export const mostNews = 30;
export const newsReachMs = 7 * 24 * 60 * 60_000;
