import { z } from "zod";
import { email } from "#contract/fields.ts";

/** Where a card is sent again: the form always names the address. */
export const MailedGift = z.strictObject({ email });
