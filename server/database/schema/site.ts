/** A publication, never changed. */
export interface SitePublicationsTable {
  id: string;
  /** Counts up from 1. */
  number: number;
  /** JSON: contract/site-content's SiteContent. */
  content: string;
  published_at: number;
  published_by: string | null;
  /** The earlier publication that this one publishes again. */
  restores: string | null;
}

/** One row. */
export interface SiteDraftTable {
  id: string;
  /** Counts every change and every publication. */
  version: number;
  /** The newest publication, which is shown. Null before the first. */
  published_id: string | null;
  /** JSON as above. Null while nothing differs from what is published. */
  content: string | null;
  saved_at: number | null;
  saved_by: string | null;
}

/** Pictures that a draft or a publication has ever shown. They are kept, so that it can be published again. */
export interface SitePicturesTable {
  address: string;
  created_at: number;
}
