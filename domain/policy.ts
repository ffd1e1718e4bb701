/** What part of the price a customer gets back, by how long before the visit she cancels. */
export interface Policy {
  /** Sorted from the longest notice to the shortest. */
  refunds: { noticeHours: number; percent: number }[];
  /** Minutes after booking within which everything is given back. */
  graceMinutes: number;
}

export const defaultPolicy: Policy = {
  refunds: [
    { noticeHours: 48, percent: 100 },
    { noticeHours: 24, percent: 50 },
  ],
  graceMinutes: 15,
};
