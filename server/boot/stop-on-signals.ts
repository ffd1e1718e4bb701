/** One Ctrl-C under `npm start` comes up to three times: from the terminal, from npm and from the start script. */
const sameRequestMs = 1000;

/** Stops once, in order, at Ctrl-C or SIGTERM, then ends the process with 0. A later second signal ends it at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const onSignal = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameRequestMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
