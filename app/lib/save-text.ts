/** An iPhone asks before it saves a file, and reads it only after the answer. */
const askedMs = 60_000;

/** Offers a text to the browser as a download. */
export function saveText(name: string, text: string, type = "text/csv;charset=utf-8"): void {
  saveFile(name, new Blob(["\uFEFF", text], { type }));
}

/** Offers a file to the browser as a download. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), askedMs);
}
