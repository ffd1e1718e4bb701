import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

interface ListWalk {
  salon: TestSalon;
  guest: Person;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/** Lists as their pages request them: filtered, and page by page. */
export async function readLists({ salon, go }: ListWalk): Promise<void> {
  const master = (await go("listMasters", {}))[0]?._id ?? "";
  const [newest] = await go("listBookings", { query: { limit: 2 } });
  const date = newest?.startsAt?.slice(0, 10) ?? "2026-12-01";
  await go("listBookings", { query: { limit: 2, page: 2 } });
  await go("listBookings", { query: { limit: 2, cursor: newest?._id } });
  await go("listBookings", { query: { limit: 20, search: "nadia 0170" } });
  const toHandBack = { toHandBack: "true" as const };
  const made = { madeFrom: date, madeTo: date, source: "desk" };
  for (const query of [
    { from: date, to: date },
    { status: "pending" as const },
    { master },
    toHandBack,
    made,
  ])
    await go("listBookings", { query: { limit: 20, ...query } });
  for (const query of [{ waiting: "true" as const }, { from: date }, { from: date, to: date }])
    await go("listBookings", { query: { limit: 20, order: "visit", ...query } });
  const [user] = await go("listUsers", { query: { limit: 2 } });
  await go("listUsers", { query: { limit: 2, cursor: user?._id } });
  await go("listUsers", { query: { limit: 20, search: "nadia" } });
  await go("listUserBookings", { params: { email: user?.email ?? "" }, query: { cursor: newest?._id } });
  const [review] = await go("listAllReviews", { query: { state: "published", limit: 2 } });
  await go("listContactMessages", { query: { handled: "false", limit: 2 } });
  await go("listContactMessages", { query: { handled: "true" } });
  if (review) await go("listAllReviews", { query: { state: "hidden" } });
  const { deliveries, next } = await go("listDeliveries", { query: { limit: 2 } });
  await go("listDeliveries", { query: { limit: 2, cursor: next ?? deliveries[0]?._id } });
  await go("listGuests", { query: {} });
  for (const only of ["members", "away", "no_shows"] as const) await go("listGuests", { query: { only } });
  for (const search of ["nadia", "0170", "nadia 0170"]) await go("listGuests", { query: { search } });
  for (const state of ["failed", "sent", "waiting"] as const)
    await go("listDeliveries", { query: { limit: 2, state } });
  for (const url of ["/api/ready", "/api/metrics"])
    await salon.server.inject({ url, headers: { host: "localhost" } });
}

/** Calendars that another program reads by their links. */
export async function readFeeds({ guest, go }: ListWalk): Promise<void> {
  const [master] = await go("listMasters", {});
  const ofMaster = await go("createMasterFeed", { params: { id: master?._id ?? "" } });
  const links = [await go("createMyFeed", {}, guest), ofMaster];
  for (const { url } of links) {
    const token = /feeds\/([^/]+)/.exec(url)?.[1] ?? "";
    await go("readFeed", { params: { token } });
  }
}
