/**
 * Shows progress: one line that updates every second in a terminal, and a new line every five seconds elsewhere.
 * @param {() => string} state such as "120 of 400 packages"
 * @returns {{ stop: () => void }}
 */
export function showProgress(state) {
  const began = Date.now();
  const inPlace = process.stdout.isTTY === true;
  const timer = setInterval(
    () => {
      const line = `  ${state()}, ${Math.round((Date.now() - began) / 1000)} s`;
      process.stdout.write(inPlace ? `\r\x1b[K${line}` : `${line}\n`);
    },
    inPlace ? 1000 : 5000,
  );
  const stop = () => {
    clearInterval(timer);
    if (inPlace) process.stdout.write("\r\x1b[K");
  };
  return { stop };
}
