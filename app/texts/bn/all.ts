/** Every Bangla group: loaded by the server, and in the browser by the pages below /bn alone. */
import "#app/texts/bn/calendar.ts";
import "#app/texts/bn/checkout.ts";
import "#app/texts/bn/contact.ts";
import "#app/texts/bn/formats.ts";
import "#app/texts/bn/home.ts";
import "#app/texts/bn/hours.ts";
import "#app/texts/bn/identity-errors.ts";
import "#app/texts/bn/identity.ts";
import "#app/texts/bn/layout.ts";
import "#app/texts/bn/payment.ts";
import "#app/texts/bn/refusals.ts";
import "#app/texts/bn/services.ts";
import "#app/texts/bn/ui.ts";
import "#app/texts/bn/validation.ts";
import "#app/texts/bn/week.ts";
import "#app/texts/bn/visit-history.ts";
