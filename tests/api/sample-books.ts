import { offerSamples } from "#tests/api/sample-offers.ts";
/** Like `sampleCalls`: revenue, figures, and closed days. */
export const bookSamples = {
  ...offerSamples,
  readRevenue: () => ({ query: { from: "2026-11-01", to: "2026-11-23" } }),
  readDailyClose: () => ({ query: { date: "2026-11-23" } }),
  closeDay: () => ({ body: { date: "2026-11-01", desk: 0, cash: 0, other: 0, left: 0 } }),
  reopenDay: () => ({ params: { number: "1" }, body: { reason: "It was counted twice." } }),
  readFigures: () => ({ query: { from: "2026-11-01", to: "2026-11-23" } }),
};
