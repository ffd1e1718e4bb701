/** Every Bangla group that public pages need once they are used, and that the dashboard needs from the start. */
import "#app/texts/bn/shared/book-link.ts";
import "#app/texts/bn/shared/gift-cards.ts";
import "#app/texts/bn/shared/hour-picker.ts";
import "#app/texts/bn/shared/identity.ts";
import "#app/texts/bn/shared/identity-errors.ts";
import "#app/texts/bn/shared/opening.ts";
import "#app/texts/bn/shared/pictures.ts";
import "#app/texts/bn/shared/preview.ts";
import "#app/texts/bn/shared/refusals.ts";
import "#app/texts/bn/shared/security.ts";
import "#app/texts/bn/shared/unsubscribe.ts";
import "#app/texts/bn/shared/validation.ts";
