import { texts } from "#app/texts/texts.ts";

/** The bell, and the numbers beside the desk's places. */
export const deskNewsTexts = texts("deskNewsTexts", {
  toConfirm: (count: string) => `${count} to confirm`,
  messages: (count: string) => `${count} without an answer`,
  exceptions: (count: string) => `${count} open`,
  reviews: (count: string) => `${count} to read`,
  bell: "Notifications",
  bellNew: (count: string) => `Notifications, ${count} new`,
  many: (count: string) => `${count}+`,
});
