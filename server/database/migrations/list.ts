import type { Migration } from "#server/database/migration.ts";
import { catalogue } from "#server/database/migrations/0001-catalogue.ts";
import { people } from "#server/database/migrations/0002-people.ts";
import { bookings } from "#server/database/migrations/0003-bookings.ts";
import { money } from "#server/database/migrations/0004-money.ts";
import { content } from "#server/database/migrations/0005-content.ts";
import { visits } from "#server/database/migrations/0006-visits.ts";
import { moves } from "#server/database/migrations/0007-moves.ts";
import { frontDesk } from "#server/database/migrations/0008-front-desk.ts";
import { demoFilling } from "#server/database/migrations/0009-demo-filling.ts";
import { disputes } from "#server/database/migrations/0010-disputes.ts";
import { reviewReasons } from "#server/database/migrations/0010-review-reasons.ts";
import { receipts } from "#server/database/migrations/0011-receipts.ts";
import { bangla } from "#server/database/migrations/0013-bangla.ts";
import { memberships } from "#server/database/migrations/0015-memberships.ts";
import { cellsByTime } from "#server/database/migrations/0016-cells-by-time.ts";
import { visitLife } from "#server/database/migrations/0018-visit-life.ts";
import { signIn } from "#server/database/migrations/0019-sign-in.ts";
import { notices } from "#server/database/migrations/0020-notices.ts";
import { oneVerifiedUser } from "#server/database/migrations/0021-one-verified-user.ts";
import { holdLimits } from "#server/database/migrations/0023-hold-limits.ts";
import { oneTimeCodes } from "#server/database/migrations/0025-one-time-codes.ts";
import { keptPictures } from "#server/database/migrations/0026-kept-pictures.ts";
import { catalogueVersion } from "#server/database/migrations/0027-catalogue-version.ts";
import { growth } from "#server/database/migrations/0029-growth.ts";
import { variantsAndAddOns } from "#server/database/migrations/0030-variants-and-add-ons.ts";
import { guests } from "#server/database/migrations/0031-guests.ts";
import { deskNews } from "#server/database/migrations/0033-desk-news.ts";
import { waitingAndKnown } from "#server/database/migrations/0034-waiting-and-known.ts";
import { siteContent } from "#server/database/migrations/0035-site-content.ts";
import { opening } from "#server/database/migrations/0037-opening.ts";
import { figures } from "#server/database/migrations/0038-figures.ts";
import { dayCloses } from "#server/database/migrations/0039-day-closes.ts";
import { portfolio } from "#server/database/migrations/0041-portfolio.ts";
import { imports } from "#server/database/migrations/0047-imports.ts";
import { publishedWorks } from "#server/database/migrations/0048-published-works.ts";
import { countedLines } from "#server/database/migrations/0051-counted-lines.ts";
import { importedRows } from "#server/database/migrations/0052-imported-rows.ts";
import { deposits } from "#server/database/migrations/0053-deposits.ts";
import { missedVisits } from "#server/database/migrations/0054-missed-visits.ts";
import { turns } from "#server/database/migrations/0055-turns.ts";
import { offers } from "#server/database/migrations/0056-offers.ts";
import { giftCards } from "#server/database/migrations/0057-gift-cards.ts";
import { bookingCounts } from "#server/database/migrations/0059-booking-counts.ts";
import { depositRules } from "#server/database/migrations/0060-deposit-rules.ts";
import { endedHolds } from "#server/database/migrations/0061-ended-holds.ts";
import { tips } from "#server/database/migrations/0062-tips.ts";
import { visitChanges } from "#server/database/migrations/0063-visit-changes.ts";
import { packages } from "#server/database/migrations/0065-packages.ts";
import { apiKeys } from "#server/database/migrations/0071-api-keys.ts";
import { webhooks } from "#server/database/migrations/0072-webhooks.ts";
import { search } from "#server/database/migrations/0074-search.ts";
import { offerCounts } from "#server/database/migrations/0075-offer-counts.ts";
import { releasedPurchases } from "#server/database/migrations/0076-released-purchases.ts";
import { traces } from "#server/database/migrations/0078-traces.ts";
import { provedMobiles } from "#server/database/migrations/0079-proved-mobiles.ts";
import { changesByKey } from "#server/database/migrations/0080-changes-by-key.ts";
import { deskPackages } from "#server/database/migrations/0083-desk-packages.ts";
import { waitingList } from "#server/database/migrations/0085-waiting-list.ts";
import { offeredHours } from "#server/database/migrations/0086-offered-hours.ts";
import { frameSites } from "#server/database/migrations/0088-frame-sites.ts";
import { texts } from "#server/database/migrations/0089-texts.ts";
import { textsOfDay } from "#server/database/migrations/0090-texts-of-day.ts";
import { oldTextLinks } from "#server/database/migrations/0091-old-text-links.ts";
import { handedBack } from "#server/database/migrations/0092-handed-back.ts";
import { salesByTime } from "#server/database/migrations/0094-sales-by-time.ts";
import { receiptsOfTexts } from "#server/database/migrations/0096-receipts-of-texts.ts";
import { stoppedTexts } from "#server/database/migrations/0097-stopped-texts.ts";
import { channelsOfTexts } from "#server/database/migrations/0098-channels-of-texts.ts";
import { howGuestsAreTold } from "#server/database/migrations/0099-how-guests-are-told.ts";
import { answersToTexts } from "#server/database/migrations/0100-answers-to-texts.ts";
import { visitsToHandBack } from "#server/database/migrations/0101-visits-to-hand-back.ts";
import { deskOfferUses } from "#server/database/migrations/0103-desk-offer-uses.ts";
import { cheaperByGiftCard } from "#server/database/migrations/0105-cheaper-by-gift-card.ts";
import { endsOfTextAnswers } from "#server/database/migrations/0107-ends-of-text-answers.ts";
import { changedSessions } from "#server/database/migrations/0108-changed-sessions.ts";
import { addressesOfGiftCards } from "#server/database/migrations/0109-addresses-of-gift-cards.ts";
import { forgottenReasons } from "#server/database/migrations/0110-forgotten-reasons.ts";
import { forgottenHistories } from "#server/database/migrations/0111-forgotten-histories.ts";
import { rareBookings } from "#server/database/migrations/0112-rare-bookings.ts";
import { bookingsOfLongAgo } from "#server/database/migrations/0113-bookings-of-long-ago.ts";
import { pastCells } from "#server/database/migrations/0114-past-cells.ts";

/** Every step of the schema, in order. A step that has been released is never edited. */
export const migrations: readonly Migration[] = [
  catalogue,
  people,
  bookings,
  money,
  content,
  visits,
  moves,
  frontDesk,
  demoFilling,
  disputes,
  reviewReasons,
  receipts,
  bangla,
  memberships,
  notices,
  signIn,
  visitLife,
  cellsByTime,
  oneVerifiedUser,
  holdLimits,
  oneTimeCodes,
  keptPictures,
  catalogueVersion,
  growth,
  variantsAndAddOns,
  guests,
  deskNews,
  waitingAndKnown,
  siteContent,
  imports,
  figures,
  portfolio,
  opening,
  dayCloses,
  publishedWorks,
  countedLines,
  importedRows,
  deposits,
  missedVisits,
  turns,
  offers,
  giftCards,
  bookingCounts,
  depositRules,
  endedHolds,
  tips,
  visitChanges,
  packages,
  apiKeys,
  webhooks,
  search,
  offerCounts,
  releasedPurchases,
  traces,
  provedMobiles,
  deskPackages,
  changesByKey,
  waitingList,
  offeredHours,
  frameSites,
  texts,
  textsOfDay,
  oldTextLinks,
  handedBack,
  salesByTime,
  receiptsOfTexts,
  stoppedTexts,
  channelsOfTexts,
  howGuestsAreTold,
  answersToTexts,
  visitsToHandBack,
  deskOfferUses,
  cheaperByGiftCard,
  endsOfTextAnswers,
  changedSessions,
  addressesOfGiftCards,
  forgottenReasons,
  forgottenHistories,
  rareBookings,
  bookingsOfLongAgo,
  pastCells,
];
