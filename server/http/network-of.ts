import { isIPv6 } from "node:net";

const ipv4Inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies append the port of the connection, which is a different one each time. */
const besidePort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;
const networkGroups = 4;

/**
 * The key under which a visitor's calls are counted: the IPv4 address, or the /64 network of the IPv6 address, since
 * one visitor may use every address in it.
 * @param address as the socket or a trusted proxy gives it; returned unchanged if it is not an IPv6 address. Undefined
 *   if the caller has gone, despite the type of Fastify's `request.ip`: all of those count as one visitor, so that
 *   nobody escapes a limit
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return "gone";
  const [, ipv6, ipv4] = besidePort.exec(address) ?? [];
  const bare = (ipv6 ?? address).split("%")[0] ?? "";
  const inside = ipv4 ?? ipv4Inside.exec(bare)?.[1];
  if (inside) return inside;
  if (!isIPv6(bare)) return address;
  // The URL parser turns a trailing IPv4 address into two groups of numbers.
  const [head = "", tail = ""] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return `${[...first, ...zeros, ...last].slice(0, networkGroups).join(":")}::`;
}

/**
 * Whether a network is this machine. Either TRUST_PROXY does not name the proxy in front of the salon, or somebody is
 * trying it out locally. In both cases, callers can't be told apart.
 */
export function isThisMachine(network: string): boolean {
  return network.startsWith("127.") || network === "0:0:0:0::" || network === inProcess;
}

/** The network of calls that the salon makes to itself. */
export const inProcess = "in-process";
