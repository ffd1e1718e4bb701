export interface ReviewsTable {
  id: string;
  user_id: string | null;
  booking_id: string | null;
  name: string;
  image: string;
  rating: number;
  testimonial: string;
  state: "published" | "pending" | "hidden";
  reply: string | null;
  /** Why an admin hid it. */
  hidden_reason: string | null;
  created_at: number;
}

/** Who uploaded which picture. */
export interface KeptPicturesTable {
  address: string;
  user_id: string;
  created_at: number;
}

export interface ContactMessagesTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  message: string;
  created_at: number;
  handled_at: number | null;
}

/** A piece of the salon's work. */
export interface PortfolioWorksTable {
  id: string;
  position: number;
  title: string;
  title_bn: string | null;
  picture: string;
  alt: string;
  alt_bn: string | null;
  /** The picture from before, with its alternative text, if there is a pair. */
  before_picture: string | null;
  before_alt: string | null;
  before_alt_bn: string | null;
  service_id: string;
  master_id: string;
  /** 1 or 0. */
  shows_person: number;
  /** YYYY-MM-DD in the salon's zone. */
  consented_on: string | null;
  withdrawn_at: number | null;
  /** 1 or 0: whether the owner wants visitors to see it. */
  published: number;
  /** Counts its changes. */
  version: number;
  created_at: number;
}
