/**
 * The largest picture that is accepted, in bytes: 5 MB, counted in decimal. Free of zod, so that a page can import it.
 */
export const mostPictureBytes = 5_000_000;
