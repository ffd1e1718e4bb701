/** What came of a message to another program: the status that was answered, or why nothing was. */
export type Told = { status: number } | { error: "address_refused" | "timed_out" | "unreachable" };

/** Sends messages to addresses that an owner typed. */
export interface WebhookSender {
  /** Whether an address may be told at all; what its name resolves to is looked at on each sending. */
  accepts(url: string): boolean;
  send(url: string, message: { headers: Record<string, string>; body: string }): Promise<Told>;
}
