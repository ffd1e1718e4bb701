/** In which header a page shows the ID token of a provider that signs people in elsewhere. */
export const idTokenHeader = "x-id-token";
