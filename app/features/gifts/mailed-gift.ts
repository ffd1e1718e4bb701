import { z } from "zod";
import { email } from "#contract/fields.ts";

/** Where a card is sent again. The form always names the address. */
export const MailedGift = z.strictObject({ email });
