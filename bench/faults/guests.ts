import { sql } from "kysely";
import type { DeskPromises } from "./front-desk.ts";
import type { Stage } from "./stage.ts";

/**
 * Checks what must hold for guests and rows. No guest is lost, and none has another's name once no merge stands. No
 * visit or note lacks its guest. A row is booked completely or not at all.
 */
export async function judgeGuests({ engine }: Stage, promises: DeskPromises): Promise<string[]> {
  const guests = await engine.read.selectFrom("guests").selectAll().execute();
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const merges = await engine.read
    .selectFrom("guest_merges")
    .selectAll()
    .where("ended_at", "is", null)
    .execute();
  const merged = new Set(merges.flatMap(({ kept_id, gone_id }) => [kept_id, gone_id]));
  const notes = new Set(
    (await engine.read.selectFrom("guest_notes").select("id").execute()).map(({ id }) => id),
  );
  const rows = await engine.read
    .selectFrom("bookings")
    .select((eb) => ["name", eb.fn.countAll<number>().as("visits")])
    .where("name", "like", "Row %")
    .groupBy("name")
    .execute();
  return [
    ...[...promises.guests].flatMap(([id, { name, number }]) => {
      const guest = byId.get(id);
      if (!guest) return [`guest ${id} was written down and is gone`];
      const isOwn = guest.name === name && guest.phone === number;
      return merged.has(id) || isOwn ? [] : [`guest ${id} is ${guest.name} and was ${name}`];
    }),
    ...guests.flatMap(({ id, listed, merged_into: into, forgotten_at: forgotten }) => {
      if (into === null)
        return listed === 1 || forgotten !== null || byId.get(id)?.user_id ? [] : [`guest ${id} is hidden`];
      const whole = byId.get(into);
      return listed === 0 && whole?.merged_into === null
        ? []
        : [`guest ${id} is a part of a part, or listed twice`];
    }),
    ...[...promises.notes].filter((id) => !notes.has(id)).map((id) => `note ${id} was written and is gone`),
    ...rows
      .filter(({ name, visits }) => Number(visits) !== promises.rows.get(name))
      .map(({ name, visits }) => `${name} has ${visits} visits of ${promises.rows.get(name)}`),
    ...(await listHomeless(engine)),
  ];
}

async function listHomeless(engine: Stage["engine"]): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'visit ' || id || ' has no guest' as what from bookings where guest_id is null
    union all
    select 'guest ' || guest_id || ' has two pins' from guest_notes where pinned = 1 group by guest_id having count(*) > 1
  `.execute(engine.read);
  return rows.map(({ what }) => what);
}
