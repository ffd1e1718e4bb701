import type { Config } from "#server/config.ts";
import type { Finding } from "#server/operations/doctor/finding.ts";
import { examineReach } from "#server/operations/doctor/reach.ts";

/** Checks whether the collector of traces answers. Sends it nothing. */
export async function examineTraces({ traces }: Config): Promise<Finding[]> {
  if (!traces) return [];
  const unproved = "Whether it takes traces shows only when one is sent.";
  const collector = { name: "The collector", address: traces.endpoint, unproved };
  return [await examineReach("Traces", collector)];
}
