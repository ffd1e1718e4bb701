import { randomUUID } from "node:crypto";
import { guestInserts } from "#server/database/guests.ts";
import { writeGuestNote } from "#server/usecases/guests/guest-notes.ts";
import { mergeGuests } from "#server/usecases/guests/merge-guests.ts";
import { importFile } from "#server/usecases/imports/import-file.ts";
import type { Loose } from "#tests/support/calls.ts";
import { emptyImportLine } from "#tests/support/import-lines.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

type Samples = Record<string, (salon: TestSalon, about: Person) => Loose | Promise<Loose>>;

/** A valid request for each call about guests. */
export const guestSamples = {
  listGuests: () => ({ query: { search: "nadia 0170" } }),
  readGuest: async (salon) => ({ params: { id: await someGuest(salon) } }),
  createGuest: () => ({ body: { name: `Guest ${randomUUID()}`, number: "01711204118" } }),
  updateGuest: async (salon) => ({ params: { id: await someGuest(salon) }, body: { address: "Lalmatia" } }),
  createGuestNote: async (salon) => ({
    params: { id: await someGuest(salon) },
    body: { note: "No mustard oil.", pinned: true },
  }),
  updateGuestNote: async (salon, { userId }) => ({
    params: { id: await someNote(salon, userId) },
    body: { note: "Coconut oil.", pinned: true },
  }),
  deleteGuestNote: async (salon, { userId }) => ({
    params: { id: await someNote(salon, userId) },
    query: {},
  }),
  mergeGuests: async (salon) => ({
    params: { id: await someGuest(salon) },
    body: { otherId: await someGuest(salon), address: "other" },
  }),
  unmergeGuests: async (salon, { userId }) => {
    const [id, otherId] = [await someGuest(salon), await someGuest(salon)];
    const kept = { name: "other", phone: "other", email: "other", address: "other" } as const;
    const merged = await mergeGuests(salon.app, userId, id, { otherId, kept });
    return { params: { id: merged.ok ? merged.value.mergeId : "" } };
  },
  planImport: () => ({ body: { kind: "guests", lines: [someLine()] } }),
  importFile: () => ({ body: { kind: "guests", fileName: "guests.csv", lines: [someLine()] } }),
  listImports: () => ({}),
  takeImportBack: async (salon, { userId }) => {
    const file = {
      kind: "guests",
      monthFirst: false,
      fileName: "guests.csv",
      lines: [{ ...emptyImportLine, ...someLine() }],
    } as const;
    const imported = await importFile(salon.app, userId, file);
    return { params: { id: imported.ok ? imported.value.id : "" } };
  },
  exportGuests: () => ({ query: {} }),
  exportLines: () => ({ params: { kind: "visits" }, query: {} }),
} satisfies Samples;

function someLine() {
  return { row: 1, name: `Guest ${randomUUID()}`, email: `${randomUUID()}@example.com` };
}

async function someGuest({ app }: TestSalon): Promise<string> {
  const fields = { name: `Guest ${randomUUID()}`, phone: "01711204118", email: "", address: "" };
  return await app.engine.transaction(async (tx) => {
    const { id, writes } = guestInserts(tx, fields, app.now());
    await app.engine.together(tx, writes);
    return id;
  });
}

async function someNote(salon: TestSalon, userId: string): Promise<string> {
  const note = { note: "No mustard oil.", pinned: false };
  const written = await writeGuestNote(salon.app, userId, await someGuest(salon), note);
  return written.ok ? written.value : "";
}
