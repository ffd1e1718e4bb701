import type {
  BookingEventsTable,
  BookingItemsTable,
  BookingsTable,
  CellsTable,
  HoldsTable,
  PastCellsTable,
  PastCellsUntilTable,
  TimeOffTable,
  VisitChangesTable,
} from "#server/database/schema/bookings.ts";
import type {
  AddOnsTable,
  CatalogueVersionTable,
  HoursExceptionsTable,
  MasterHoursTable,
  MasterServicesTable,
  MastersTable,
  OpeningHoursTable,
  PastHoursTable,
  ResourcesTable,
  RoomsTable,
  SalonTable,
  ServicesTable,
} from "#server/database/schema/catalogue.ts";
import type {
  ContactMessagesTable,
  KeptPicturesTable,
  PortfolioWorksTable,
  ReviewsTable,
} from "#server/database/schema/content.ts";
import type {
  BoughtPackagesTable,
  GiftCardLinesTable,
  GiftCardsTable,
  PackagesTable,
} from "#server/database/schema/gifts.ts";
import type {
  GuestExternalIdsTable,
  GuestMergesTable,
  GuestNotesTable,
  GuestsTable,
  GuestTermsTable,
  ImportedGuestsTable,
  ImportedRowsTable,
  ImportKeysTable,
  ImportsTable,
} from "#server/database/schema/guests.ts";
import type {
  CardCustomersTable,
  DayCloseLinesTable,
  DayClosesTable,
  ExceptionsTable,
  LedgerTable,
  MembershipsTable,
  PaymentsTable,
  PurchaseItemsTable,
  PurchasesTable,
  ReceiptsTable,
  RefundsTable,
} from "#server/database/schema/money.ts";
import type {
  DeskOfferUsesTable,
  OfferCountsTable,
  OffersTable,
  OfferUsesTable,
} from "#server/database/schema/offers.ts";
import type {
  AuditLogTable,
  AuthSessionTable,
  CalendarFeedsTable,
  IdentitiesTable,
  InvitationsTable,
  MobileCodesTable,
  NoticeRefusalsTable,
  ProviderSessionsTable,
  UsersTable,
} from "#server/database/schema/people.ts";
import type {
  BookingCountsTable,
  FiguresTable,
  MigrationsTable,
  OutboxTable,
  RateLimitsTable,
  SentTextsTable,
  StoppedTextsTable,
  TextAnswersTable,
  TextLinksTable,
  TurnsTable,
} from "#server/database/schema/plumbing.ts";
import type { ApiKeysTable, WebhookMessagesTable, WebhooksTable } from "#server/database/schema/programs.ts";
import type {
  SiteDraftTable,
  SitePicturesTable,
  SitePublicationsTable,
} from "#server/database/schema/site.ts";
import type {
  OfferedHoursTable,
  WaitingDatesTable,
  WaitingRoundTable,
  WaitingTable,
} from "#server/database/schema/waiting.ts";

/** Every table of the product, as both engines store it. */
export interface Schema {
  migrations: MigrationsTable;
  site_publications: SitePublicationsTable;
  site_draft: SiteDraftTable;
  site_pictures: SitePicturesTable;
  salon: SalonTable;
  catalogue_version: CatalogueVersionTable;
  opening_hours: OpeningHoursTable;
  past_hours: PastHoursTable;
  hours_exceptions: HoursExceptionsTable;
  rooms: RoomsTable;
  resources: ResourcesTable;
  masters: MastersTable;
  master_hours: MasterHoursTable;
  master_services: MasterServicesTable;
  services: ServicesTable;
  add_ons: AddOnsTable;
  users: UsersTable;
  identities: IdentitiesTable;
  mobile_codes: MobileCodesTable;
  guests: GuestsTable;
  guest_terms: GuestTermsTable;
  guest_notes: GuestNotesTable;
  guest_merges: GuestMergesTable;
  imports: ImportsTable;
  imported_guests: ImportedGuestsTable;
  guest_external_ids: GuestExternalIdsTable;
  imported_rows: ImportedRowsTable;
  import_keys: ImportKeysTable;
  invitations: InvitationsTable;
  audit_log: AuditLogTable;
  auth_session: AuthSessionTable;
  provider_sessions: ProviderSessionsTable;
  holds: HoldsTable;
  bookings: BookingsTable;
  booking_items: BookingItemsTable;
  booking_events: BookingEventsTable;
  cells: CellsTable;
  past_cells: PastCellsTable;
  past_cells_until: PastCellsUntilTable;
  time_off: TimeOffTable;
  visit_changes: VisitChangesTable;
  waiting: WaitingTable;
  waiting_dates: WaitingDatesTable;
  waiting_round: WaitingRoundTable;
  offered_hours: OfferedHoursTable;
  purchases: PurchasesTable;
  purchase_items: PurchaseItemsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  ledger: LedgerTable;
  receipts: ReceiptsTable;
  memberships: MembershipsTable;
  gift_cards: GiftCardsTable;
  gift_card_lines: GiftCardLinesTable;
  packages: PackagesTable;
  bought_packages: BoughtPackagesTable;
  card_customers: CardCustomersTable;
  offers: OffersTable;
  offer_uses: OfferUsesTable;
  desk_offer_uses: DeskOfferUsesTable;
  offer_counts: OfferCountsTable;
  day_closes: DayClosesTable;
  day_close_lines: DayCloseLinesTable;
  exceptions: ExceptionsTable;
  reviews: ReviewsTable;
  kept_pictures: KeptPicturesTable;
  portfolio_works: PortfolioWorksTable;
  contact_messages: ContactMessagesTable;
  outbox: OutboxTable;
  sent_texts: SentTextsTable;
  stopped_texts: StoppedTextsTable;
  text_answers: TextAnswersTable;
  text_links: TextLinksTable;
  notice_refusals: NoticeRefusalsTable;
  api_keys: ApiKeysTable;
  webhooks: WebhooksTable;
  webhook_messages: WebhookMessagesTable;
  calendar_feeds: CalendarFeedsTable;
  rate_limits: RateLimitsTable;
  turns: TurnsTable;
  figures: FiguresTable;
  booking_counts: BookingCountsTable;
}
