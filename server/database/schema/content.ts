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

/** Who handed in which picture. */
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
