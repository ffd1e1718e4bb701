/** The most news that the desk's bell shows, and how far back they go. */
export const mostNews = 30;
export const newsReachMs = 7 * 24 * 60 * 60_000;
