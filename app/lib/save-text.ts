/** Offers a text to the browser as a file to keep. */
export function saveText(name: string, text: string, type = "text/csv;charset=utf-8"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\uFEFF", text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
