/** The largest picture that is taken, in bytes: 5 MB as people count them. Free of zod, so that a page can ask it. */
export const mostPictureBytes = 5_000_000;
