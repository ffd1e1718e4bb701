import { hash } from "node:crypto";
import { numberKey } from "#domain/guests/number.ts";
import { tidyNumber } from "#domain/imports/contact.ts";
import type { ImportLine } from "#domain/imports/lines.ts";
import { type KnownMaster, type KnownMasters, planMasters } from "#domain/imports/master-rows.ts";
import type { Handle } from "#server/database/handle.ts";
import { changeMaster } from "#server/database/imported-masters.ts";
import { findKeys } from "#server/database/imported-rows.ts";
import { findAnyMaster, insertMaster, listAllMasters, readWork } from "#server/database/masters.ts";
import { listOpeningHours } from "#server/database/opening-hours.ts";
import { listAllServices } from "#server/database/services.ts";
import { imprintOf, recordsOf } from "#server/usecases/imports/imported-records.ts";
import type { Planner } from "#server/usecases/imports/planned.ts";

const noPhotograph = "/art/mark.svg";

/**
 * Plans lines with masters. A new one can be booked at once: for all services unless the file names some, and in the
 * salon's hours unless it names others. Only a hash of the number and address is kept, so that the next import
 * recognizes the master.
 */
export const planMasterLines: Planner = async (_app, db, lines) => {
  const services = (await listAllServices(db)).filter(({ variant_of }) => variant_of === null);
  const ids = new Map(services.map(({ id, name }) => [name.toLowerCase(), id]));
  const outcomes = planMasters(lines, await readKnown(db, lines), ids);
  return {
    outcomes,
    write: async (tx, { importId, now }) => {
      const records = recordsOf("masters", importId);
      const opening = await listOpeningHours(tx);
      const everything = services.map(({ id }) => id);
      for (const outcome of outcomes) {
        if (outcome.becomes === "refused") continue;
        let id = "";
        if (outcome.becomes === "new") {
          const { fields } = outcome;
          const work = { serviceIds: fields.serviceIds ?? everything, hours: fields.hours ?? opening };
          id = await insertMaster(tx, { ...fields, ...work, photo: noPhotograph }, now);
          records.made(id, await readImprintOfMaster(tx, id));
        } else {
          id = outcome.known.id;
          if (outcome.becomes === "joined") {
            await changeMaster(tx, id, outcome.adds);
            records.filled(id, Object.keys(outcome.adds), await readImprintOfMaster(tx, id));
          }
        }
        records.called(id, outcome.externalId);
        for (const contact of outcome.contacts ?? []) records.called(id, hashOf(contact));
      }
      await records.write(tx);
    },
  };
};

/**
 * A hash that tells whether a master is as an import left them; '' for one who is gone. Added services don't change it.
 */
export async function readImprintOfMaster(db: Handle, id: string): Promise<string> {
  const master = await findAnyMaster(db, id);
  if (!master) return "";
  const { hours } = await readWork(db, id);
  const { name, role, name_bn, role_bn, photo, bio, active } = master;
  const week = hours.map(({ weekday, opens, closes }) => `${weekday} ${opens}-${closes}`);
  return imprintOf([name, role, name_bn, role_bn, photo, bio, active, ...week]);
}

function hashOf(contact: string): string {
  return `#${hash("sha256", contact, "base64url")}`;
}

async function readKnown(db: Handle, lines: readonly ImportLine[]): Promise<KnownMasters> {
  const all = (await listAllMasters(db)).map(
    ({ id, name, name_bn, role, bio, active }): KnownMaster => ({
      ...{ id, name, nameBn: name_bn ?? "", role, bio },
      worksHere: active === 1,
    }),
  );
  const byId = new Map(all.map((master) => [master.id, master]));
  const contacts = lines
    .flatMap(({ number, email }) => [numberKey(tidyNumber(number)), email.trim().toLowerCase()])
    .filter((contact) => contact !== "");
  const hashes = new Map(contacts.map((contact) => [contact, hashOf(contact)]));
  const ids = lines.map(({ externalId }) => externalId.trim());
  const keys = await findKeys(db, "masters", [...new Set([...ids, ...hashes.values()])]);
  const masterOf = (value: string) => byId.get(keys.get(value) ?? "");
  const called = <Value extends string>(values: Iterable<[Value, string]>) =>
    new Map(
      [...values].flatMap(([value, key]) => {
        const master = masterOf(key);
        return master ? [[value, master] as const] : [];
      }),
    );
  return {
    all,
    byExternalId: new Map([...byId, ...called(ids.map((id) => [id, id]))]),
    byContact: called(hashes),
  };
}
