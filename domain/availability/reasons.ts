/**
 * Why a time is not available. `off_grid` is off the slot step. `before_opening_lead` is sooner than the salon takes
 * bookings, which it does from `from` on, epoch milliseconds. `closed` means that the customer would be there outside
 * the salon's hours. `not_performed` means that the chosen master (or ANYONE) does not perform the service.
 */
export type Reason =
  | { code: "off_grid" }
  | { code: "past" }
  | { code: "before_opening_lead"; from: number }
  | { code: "beyond_horizon" }
  | { code: "closed"; serviceId: string }
  | { code: "not_performed"; serviceId: string; masterId: string }
  | { code: "master_off"; serviceId: string; masterId: string }
  | { code: "master_busy"; serviceId: string; masterId: string }
  | { code: "room_busy"; serviceId: string; roomId: string };
