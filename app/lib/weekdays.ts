/** 0 is Sunday. `numberText` writes them in the page's language. */
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
