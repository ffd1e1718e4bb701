const width = 30;

/** A progress bar on standard error; silent if that is no terminal. */
export function progressBar(label: string): { show(done: number): void; end(): void } {
  const { stderr } = process;
  return {
    /** @param done 0 to 1 */
    show(done) {
      if (!stderr.isTTY) return;
      const full = Math.round(done * width);
      stderr.write(`\r${label} [${"#".repeat(full)}${".".repeat(width - full)}] ${Math.round(done * 100)} %`);
    },
    end() {
      if (stderr.isTTY) stderr.write("\n");
    },
  };
}
