import { texts } from "#app/texts/texts.ts";

/** The booking link that the owner makes in the salon's settings. */
export const ownLinkTexts = texts("ownLinkTexts", {
  title: "Booking link",
  text: "One address that leads straight to booking: for a profile, for a code at the mirror, for another website of yours.",
  service: "Service",
  anyService: "Guests choose",
  master: "Master",
  anyone: "Anyone",
  source: "Where you use it",
  sourceHint: "A short name, such as mirror or instagram. Figures counts the bookings that come through it.",
  sourceWrong: "Use letters, digits, - and _, at most 32, and not desk or site.",
  language: "Language",
  link: "Your link",
  copy: "Copy",
  copied: "It is copied",
  notCopied: "It could not be copied. It is selected, so copy it yourself.",
  code: "QR code of your link",
  codeText: "Print it at least 3 cm wide, dark on light. SVG stays sharp at any size.",
  saveSvg: "Download SVG",
  savePng: "Download PNG",
  notDrawn: "The picture was not made. Download the SVG.",
  snippet: "For another website",
  snippetHint: "Paste it where booking belongs on that page. The site must be in the list below.",
  frameSites: "Sites that may show it",
  frameHint: "One on each line, at most ten. No other site can show your pages.",
});
