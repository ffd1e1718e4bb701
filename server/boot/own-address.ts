import { isIPv6 } from "node:net";

/** How this machine itself reaches the address that the server listens on. */
export function ownAddress({ host, port }: { host: string; port: number }): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
