/** Where the session storage keeps what a page holds in the navigation while its other language is loaded. */
export const carriedState = "carried-state";
