import type { CountedMetrics } from "#server/metrics/metrics.ts";

/** Loads the metrics library only after the start. */
const loadAfterMs = 1_000;

/**
 * Metrics that are loaded soon after the first record, or at once when they are read. Earlier records are counted then.
 */
export function metricsWhenNeeded(): CountedMetrics {
  let metrics: CountedMetrics | undefined;
  let loading: Promise<CountedMetrics> | undefined;
  const told: ((metrics: CountedMetrics) => void)[] = [];

  const load = () => {
    loading ??= import("#server/metrics/metrics.ts").then(({ createMetrics }) => {
      metrics = createMetrics();
      for (const tell of told.splice(0)) tell(metrics);
      return metrics;
    });
    return loading;
  };
  const keep = (tell: (metrics: CountedMetrics) => void) => {
    told.push(tell);
    if (told.length === 1) setTimeout(load, loadAfterMs).unref();
  };

  return {
    answered: (request) => (metrics ? metrics.answered(request) : keep((one) => one.answered(request))),
    asked: (what, found) => (metrics ? metrics.asked(what, found) : keep((one) => one.asked(what, found))),
    calledProvider: (asked) =>
      metrics ? metrics.calledProvider(asked) : keep((one) => one.calledProvider(asked)),
    heardWebhook: (seconds) =>
      metrics ? metrics.heardWebhook(seconds) : keep((one) => one.heardWebhook(seconds)),
    log: (event) => (metrics ? metrics.log(event) : keep((one) => one.log(event))),
    follow: (sources) => (metrics ? metrics.follow(sources) : keep((one) => one.follow(sources))),
    read: async () => (await load()).read(),
  };
}
