import type { Generated } from "kysely";
import type { Category } from "#domain/categories.ts";
import type { WaitingOrder } from "#domain/offered-hours.ts";

/** Instants are integer milliseconds, flags are 0 or 1, money is integer cents, wall time is HH:MM. */

export interface SalonTable {
  id: string;
  name: string;
  /** JSON: lines of the address. */
  address: string;
  name_bn: string | null;
  address_bn: string | null;
  phone: string;
  email: string;
  zone: string;
  currency: string;
  slot_step_minutes: number;
  lead_minutes: number;
  horizon_days: number;
  hold_minutes: number;
  /** Who on the waiting list is asked first. */
  waiting_order: Generated<WaitingOrder>;
  /** The most texts in a day. */
  texts_per_day: Generated<number>;
  /** JSON: domain/policy's Policy. */
  policy: string;
  tax_name: string | null;
  tax_basis_points: number;
  /** The price of a year's membership. Null while none is sold. */
  membership_cents: number | null;
  /** JSON: what customers pay at booking, domain/deposit's Deposit. Null: the whole price. */
  deposit: string | null;
  /** JSON: when something else is asked for, domain/deposit-rules' DepositRules. Null: never. */
  deposit_rules: string | null;
  /** JSON: the origins of the sites that may show /book in a frame. Null: none. */
  frame_sites: string | null;
  /** The number of missed visits after which a customer pays the whole price. Null: no such rule. */
  full_after_no_shows: number | null;
  /** 1 if the salon was filled with demo data. Live payment keys are then refused. */
  demo: number;
  /** Null until all demo data is there. A start that finds null continues filling. */
  demo_filled_at: number | null;
  /** When the owner opened it for booking, and who did. Null: visitors read that it opens soon. */
  opened_at: number | null;
  opened_by: string | null;
  /** The opening day shown to visitors, YYYY-MM-DD. */
  opens_on: string | null;
  /** When the owner confirmed that the test mail arrived. */
  mail_arrived_at: number | null;
  created_at: number;
}

/** One row: triggers draw a new version after every change of what availability depends on. */
export interface CatalogueVersionTable {
  id: string;
  version: string;
}

/** Past weekly hours, in force until an instant: of the salon, or of a master. */
export interface PastHoursTable {
  /** A master's id, or that of the salon. */
  owner: string;
  until: number;
  /** JSON: the rows of opening_hours or master_hours. */
  week: string;
}

export interface OpeningHoursTable {
  id: string;
  weekday: number;
  opens: string;
  closes: string;
}

/** A day with different hours, for the whole salon or for one master. Without opens and closes it is closed. */
export interface HoursExceptionsTable {
  id: string;
  master_id: string | null;
  date: string;
  opens: string | null;
  closes: string | null;
  reason: string;
}

export interface RoomsTable {
  id: string;
  name: string;
}

/** Anything that can be in only one place at a time: a master, or one physical unit of a room. */
export interface ResourcesTable {
  id: string;
  kind: "master" | "unit";
  room_id: string | null;
}

export interface MastersTable {
  id: string;
  name: string;
  role: string;
  name_bn: string | null;
  role_bn: string | null;
  photo: string;
  bio: string;
  position: number;
  active: number;
  created_at: number;
}

export interface MasterHoursTable {
  id: string;
  master_id: string;
  weekday: number;
  opens: string;
  closes: string;
}

export interface MasterServicesTable {
  master_id: string;
  service_id: string;
}

export interface ServicesTable {
  id: string;
  name: string;
  details: string;
  tagline: string;
  name_bn: string | null;
  details_bn: string | null;
  tagline_bn: string | null;
  image: string;
  price_cents: number;
  minutes: number;
  prep_minutes: number;
  /** How long after the start processing begins, during which the master is free, and how long it takes. */
  processing_start: number;
  processing_minutes: number;
  cleanup_minutes: number;
  room_id: string | null;
  position: number;
  hidden: number;
  /** Null for variants and add-ons, which are listed with their services. */
  category: Category | null;
  /**
   * JSON: what is asked for at booking, domain/deposit-rules' Ask. Null: the salon's setting. It also applies to the
   * variants.
   */
  deposit: string | null;
  /**
   * The service that this is a variant of. Its price, minutes and processing are its own, everything else is the
   * service's.
   */
  variant_of: string | null;
  /** Its name among the variants. For a service, the service's own name among its variants. */
  variant_name: string | null;
  variant_name_bn: string | null;
  /** A few words below that name. */
  variant_hint: string | null;
  variant_hint_bn: string | null;
  created_at: number;
}

/** Which services an add-on can be added to. A service listed here as an add-on is never sold alone. */
export interface AddOnsTable {
  service_id: string;
  add_on_id: string;
}
