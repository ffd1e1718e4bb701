import type { FastifyInstance } from "fastify";

/** The way into a practice salon, and back to the demo that runs it. */
export interface Entrance {
  /** The demo's address. */
  backTo: string;
  /** Called on each request to the salon. */
  visited(): void;
  /** Uses up a key. @returns the cookies of a sign-in; null if the key is no longer valid */
  enter(key: string): Promise<string[] | null>;
}

/** /practice/KEY signs in and redirects to the setup guide. A used key redirects back to the demo. */
export function registerEntrance(server: FastifyInstance, entrance: Entrance): void {
  server.addHook("onRequest", async () => entrance.visited());
  server.get<{ Params: { key: string } }>("/practice/:key", async (request, reply) => {
    const cookies = await entrance.enter(request.params.key);
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    if (!cookies) return reply.redirect(`${entrance.backTo}/dashboard/adminHome`, 303);
    return reply.header("set-cookie", cookies).redirect("/dashboard/adminHome", 303);
  });
}
