import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toReceipt } from "#server/http/wire/receipts.ts";
import { readReceipt } from "#server/usecases/receipts/read-receipt.ts";
import { ok } from "#server/usecases/result.ts";

export const receiptHandlers: Pick<Handlers, "readReceipt"> = {
  async readReceipt(app, incoming) {
    const receipt = await readReceipt(app, signedIn(incoming), incoming.params.id);
    if (!receipt.ok) return receipt;
    const { zone } = await readSalon(app.engine.read);
    return ok(toReceipt(receipt.value, zone));
  },
};
