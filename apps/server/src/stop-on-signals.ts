const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;
/** Requests in flight have 20 seconds; whatever still runs after this is cut off. */
const longestStopMs = 25_000;

interface Closable {
  close(): Promise<void>;
}

/**
 * Ends the process in order when it is told to: by a signal, or because the process that runs it for `npm start` is gone, which
 * closes the channel between them. Before the answer's `closes` is called there is nothing to close, and the process ends at once.
 */
export function stopOnSignals(): { closes(running: Closable): void } {
  let running: Closable | undefined;
  let isStopping = false;

  function stop(): void {
    // A second signal ends the process at once.
    if (isStopping || !running) process.exit(isStopping ? 1 : 0);
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  }

  for (const signal of signals) process.on(signal, stop);
  if (process.channel) {
    process.on('disconnect', () => {
      if (!isStopping) stop();
    });
    process.channel.unref();
  }
  return {
    closes(closable) {
      running = closable;
    },
  };
}
