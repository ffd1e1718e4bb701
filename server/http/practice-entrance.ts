import type { FastifyInstance } from "fastify";

/** How somebody comes into a practice salon, and back to the demo beside which it runs. */
export interface Entrance {
  /** The demo's address. */
  backTo: string;
  /** Somebody has asked the salon for something. */
  visited(): void;
  /** Uses a key up. @returns the cookies of a sign-in; null where it opens nothing any more */
  enter(key: string): Promise<string[] | null>;
}

/** /practice/KEY signs in and leads to the guide; a key that is used up leads back to the demo. */
export function registerEntrance(server: FastifyInstance, entrance: Entrance): void {
  server.addHook("onRequest", async () => entrance.visited());
  server.get<{ Params: { key: string } }>("/practice/:key", async (request, reply) => {
    const cookies = await entrance.enter(request.params.key);
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    if (!cookies) return reply.redirect(`${entrance.backTo}/dashboard/adminHome`, 303);
    return reply.header("set-cookie", cookies).redirect("/dashboard/adminHome", 303);
  });
}
