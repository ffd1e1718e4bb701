import { texts } from "#app/texts/texts.ts";

/** Choosing and uploading a picture. */
export const picturesTexts = texts("picturesTexts", {
  dropBefore: "Drop an image here, or",
  chooseFile: "choose a file",
  /** If the hint says which shape is needed. */
  kinds: "JPG, PNG or WebP, up to 5 MB.",
  limits: "JPG, PNG or WebP, upright 4:5, up to 5 MB",
  here: "The picture is here.",
  replaces: "Another one takes its place.",
  preparing: "Preparing it for the screen",
  notRead: "This file is not a picture we can read: choose a JPG, PNG or WebP",
  tooLarge: "This picture is larger than 5 MB: choose a smaller one.",
  sentOf: (sent: string, total: string) => `${sent} of ${total} MB`,
  percent: (percent: number) => `${percent}%`,
  uploading: (name: string) => `Uploading ${name}`,
  cancel: (name: string) => `Cancel uploading ${name}`,
  uploadingPhoto: "Uploading",
  choosePhoto: "Choose a photo",
  portrait: "Portrait",
  initials: "Your initials",
  drawnPortrait: "A drawn portrait",
  drawnFlower: "A drawn flower",
  upload: "Upload",
  initialsDo: "Your initials will do. The salon sees this picture, and so do readers of your reviews.",
  remove: "Remove",
});
