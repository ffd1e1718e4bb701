/** The result of a message to another program: the response's status, or why there was none. */
export type Told = { status: number } | { error: "address_refused" | "timed_out" | "unreachable" };

/** Sends messages to addresses that an owner typed. */
export interface WebhookSender {
  /** Whether an address is allowed at all. Its resolved address is checked on each sending. */
  accepts(url: string): boolean;
  send(url: string, message: { headers: Record<string, string>; body: string }): Promise<Told>;
}
