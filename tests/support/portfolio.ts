import type { NewWork } from "#contract/portfolio.ts";
import { createWork } from "#server/usecases/catalogue/works.ts";
import { call } from "#tests/support/calls.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** A work that may be published: the first service, by the first master. */
export async function draftOfWork(salon: TestSalon, change: Partial<NewWork> = {}): Promise<NewWork> {
  const [service] = await call(salon, "listServices", {});
  const [master] = await call(salon, "listMasters", {});
  return {
    title: "Garland braid",
    titleBn: null,
    picture: "/art/hair.svg",
    alt: "A braid with flowers, from behind",
    altBn: null,
    before: null,
    serviceId: service?._id ?? "",
    masterId: master?._id ?? "",
    showsPerson: true,
    consentedOn: "2026-11-02",
    published: true,
    ...change,
  };
}

/** Creates a work as an owner does. @returns its id */
export async function addWork(
  salon: TestSalon,
  actorId: string,
  change: Partial<NewWork> = {},
): Promise<string> {
  const made = await createWork(salon.app, actorId, await draftOfWork(salon, change));
  if (!made.ok) throw new Error(made.detail);
  await salon.app.engine.announce("pages", ["listWorks"]);
  return made.value;
}
