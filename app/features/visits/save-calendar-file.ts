/** Offers a calendar file to the browser to keep or to open. */
export function saveCalendarFile(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  link.download = "visit.ics";
  link.click();
  URL.revokeObjectURL(link.href);
}
