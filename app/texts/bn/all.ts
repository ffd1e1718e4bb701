/** Every Bangla group: loaded by the server, and in the browser by the pages below /bn alone. */
import "#app/texts/bn/formats.ts";
import "#app/texts/bn/layout.ts";
