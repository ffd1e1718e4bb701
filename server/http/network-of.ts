import { isIPv6 } from "node:net";

const ipv4Inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies name the port of the connection behind the address, which is another each time. */
const besidePort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;
const networkGroups = 4;

/**
 * What a visitor's calls are counted under: the IPv4 address, or the /64 network of the IPv6 address, since one
 * visitor may use every address in it.
 * @param address as the socket or a trusted proxy names it; what is no IPv6 address is answered as it is. Who has
 * gone has none, whatever Fastify's types say of `request.ip`: all of them count as one visitor, so that no bound is escaped
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return "gone";
  const [, ipv6, ipv4] = besidePort.exec(address) ?? [];
  const bare = (ipv6 ?? address).split("%")[0] ?? "";
  const inside = ipv4 ?? ipv4Inside.exec(bare)?.[1];
  if (inside) return inside;
  if (!isIPv6(bare)) return address;
  // The URL parser writes the last two groups as numbers where they are written as an IPv4 address.
  const [head = "", tail = ""] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return `${[...first, ...zeros, ...last].slice(0, networkGroups).join(":")}::`;
}

/**
 * Whether a network is this machine: then a proxy stands before the salon that TRUST_PROXY does not name, or somebody
 * tries the salon out, and nobody can be told apart.
 */
export function isThisMachine(network: string): boolean {
  return network.startsWith("127.") || network === "0:0:0:0::" || network === inProcess;
}

/** As which the salon calls itself. */
export const inProcess = "in-process";
