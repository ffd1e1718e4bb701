import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A connection to a server on this machine that a test can cut or freeze. */
export interface Wire {
  port: number;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Silently stops passing data in either direction. */
  freeze(): void;
  /** Accepts connections again. Frozen ones stay frozen. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** @param to the port it leads to */
export async function openWire(to: number, host = "127.0.0.1"): Promise<Wire> {
  const ends = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(to, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
      if (!frozen) one.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  const cut = async () => {
    const closed = server.listening && once(server, "close");
    server.close();
    for (const end of ends) end.destroy();
    ends.clear();
    await closed;
  };
  return {
    port,
    cut,
    close: cut,
    freeze() {
      frozen = true;
      for (const end of ends) end.unpipe();
      for (const end of ends) end.pause();
    },
    async mend() {
      frozen = false;
      if (!server.listening) await listen(port);
    },
  };
}
