/**
 * The server of one browser worker, in its own process. It opens one salon after another, each in a folder that its
 * parent names. The parent also sets its clock.
 */
import { openSite, type Site } from "#server/boot/open-site.ts";
import { readConfig } from "#server/config.ts";
import { answerLate, isSlow } from "#tests/e2e/support/slow.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";
import { shiftClock } from "#tests/support/shift-clock.ts";

/** Requests from the parent. Each is answered once it is done. */
export type Order =
  | { do: "open"; settings: Record<string, string>; offset: number }
  | { do: "shift"; offset: number }
  | { do: "close" };

if (isSlow) answerLate();

let site: Site | null = null;
let last = Promise.resolve();

process.on("message", (order: Order) => {
  last = last
    .then(() => carryOut(order))
    .then(
      () => void process.send?.({ done: order.do }),
      (error) => void process.send?.({ failed: String(error?.stack ?? error) }),
    );
});
process.on("disconnect", () => process.exit());

async function carryOut(order: Order): Promise<void> {
  if (order.do !== "close") shiftClock(order.offset);
  if (order.do === "open") site = await openSite(readConfig(order.settings), { passwords: quickPasswords });
  if (order.do === "close") {
    await site?.close();
    site = null;
  }
}
