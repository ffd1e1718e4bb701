/** What was published, never changed. */
export interface SitePublicationsTable {
  id: string;
  /** Counts up from 1. */
  number: number;
  /** JSON: contract/site-content's SiteContent. */
  content: string;
  published_at: number;
  published_by: string | null;
  /** The publication that was published again. */
  restores: string | null;
}

/** One row. */
export interface SiteDraftTable {
  id: string;
  /** Counts up with every change and every publication. */
  version: number;
  /** What is shown: the newest publication; null before the first. */
  published_id: string | null;
  /** JSON as above; null while nothing differs from what is published. */
  content: string | null;
  saved_at: number | null;
  saved_by: string | null;
}

/** Pictures that a draft or a publication has ever shown: they stay, so that it can be published again. */
export interface SitePicturesTable {
  address: string;
  created_at: number;
}
