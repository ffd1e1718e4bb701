/** Every Bangla group that several public pages use. */
import "#app/texts/bn/public/account-menu.ts";
import "#app/texts/bn/public/categories.ts";
import "#app/texts/bn/public/contact.ts";
import "#app/texts/bn/public/formats.ts";
import "#app/texts/bn/public/gift-offer.ts";
import "#app/texts/bn/public/home.ts";
import "#app/texts/bn/public/hour-choice.ts";
import "#app/texts/bn/public/hours.ts";
import "#app/texts/bn/public/layout.ts";
import "#app/texts/bn/public/package-offer.ts";
import "#app/texts/bn/public/policy.ts";
import "#app/texts/bn/public/login-first.ts";
import "#app/texts/bn/public/service-choices.ts";
import "#app/texts/bn/public/service-search.ts";
import "#app/texts/bn/public/services.ts";
import "#app/texts/bn/public/ui.ts";
import "#app/texts/bn/public/works.ts";
