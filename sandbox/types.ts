import type { ApiVersion } from "./api-version.ts";

/** One call as it comes from a listener or another server. `url` is path and query; header names are lower case. */
export interface SandboxRequest {
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
  body: string;
}

export interface SandboxAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Gets route patterns and ids, never a card, an address or a key. */
export interface SandboxLogger {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface SandboxOptions {
  /** A SQLite file, or ':memory:' for a sandbox that forgets. */
  file: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where events are sent; with null they wait until `setWebhookUrl`. */
  webhookUrl: string | null;
  /** The API version of calls that name none, and of events; the SDK's when left out. */
  accountVersion?: ApiVersion;
  /** Milliseconds since the epoch; the system's clock when left out. */
  now?: () => number;
  logger?: SandboxLogger;
}

export interface Sandbox {
  /** Answers any call. Rejects with `ConnectionCut` where a fault asks for a broken connection. */
  handle(request: SandboxRequest): Promise<SandboxAnswer>;
  /** The public face: the browser's few calls under the publishable key; a leading `/sandbox` is dropped. */
  handlePublic(request: SandboxRequest): Promise<SandboxAnswer>;
  /** Serves `handle` over HTTP on the loopback interface; port 0 takes a free one. */
  listen(port?: number, host?: "127.0.0.1"): Promise<{ port: number }>;
  /** Answers a request for one of its own pages: those that a browser opens on an origin that is not the shop's. */
  handlePages(request: SandboxRequest): Promise<SandboxAnswer>;
  /** Serves them at an address of this machine; port 0 takes a free one. */
  listenPages(port: number, host: string): Promise<{ port: number }>;
  /** Where browsers reach them, without a closing slash. Until then no bank asks anybody on a page of its own. */
  setPagesUrl(url: string): void;
  setWebhookUrl(url: string): void;
  /** Finishes the calls in flight, stops deliveries, closes the listener and the file. */
  close(): Promise<void>;
}
