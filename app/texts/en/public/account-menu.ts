import { texts } from "#app/texts/texts.ts";

/** The menu of somebody who is signed in. */
export const accountMenuTexts = texts("accountMenuTexts", {
  accountMenu: (name: string) => `Account menu, ${name}`,
  profile: "Profile",
  settings: "Settings",
  logOut: "LogOut",
  isNew: "New",
  stillIn: "You are still logged in",
  unreached: "We could not reach the salon. Check your connection and try again.",
});
