import { listOpeningHours } from "#server/database/opening-hours.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toSettings } from "#server/http/wire/settings.ts";
import { saveSettings } from "#server/usecases/catalogue/settings.ts";
import { ok } from "#server/usecases/result.ts";

export const settingsHandlers: Pick<Handlers, "readSalonSettings" | "saveSalonSettings"> = {
  async readSalonSettings(app) {
    const db = app.engine.read;
    return ok(toSettings(await readSalon(db), await listOpeningHours(db)));
  },

  async saveSalonSettings(app, incoming) {
    await saveSettings(app, signedIn(incoming).userId, incoming.body);
    return ok({ modifiedCount: 1 });
  },
};
