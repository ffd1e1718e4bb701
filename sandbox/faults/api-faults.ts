import type { Store } from "../store/open.ts";
import { API_FAULTS, type Fault, type Moment, takeFault } from "./faults.ts";

/** The fault that strikes this call at this moment, if one does; calls that set faults are spared. */
export function apiFault(store: Store, method: string, path: string, moment: Moment): Fault | undefined {
  if (/^\/v1\/test_helpers\/sandbox\/(faults|webhooks)/.test(path)) return undefined;
  return takeFault(
    store,
    API_FAULTS,
    (target, fault) => fault.moment === moment && matches(target, method, path),
  );
}

function matches(target: string, method: string, path: string): boolean {
  const [first = "", second] = target.split(" ");
  if (second !== undefined && first !== method) return false;
  const wanted = second ?? first;
  return wanted.endsWith("*") ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
}
