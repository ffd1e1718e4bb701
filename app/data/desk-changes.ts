import { ofVisits } from "#app/data/keys.ts";
import { useOfferAgain } from "#app/data/offer-again.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** Moves a visit to another time or to other masters. */
export const useDeskMove = () =>
  useChange(
    ({ id, ...body }: { id: string } & BodyOf<"moveBooking">) =>
      securedApi("moveBooking", { params: { id }, body }),
    ofVisits,
    { onError: useOfferAgain() },
  );

export const useDeskCancel = (id: string) =>
  useChange(
    (body: BodyOf<"cancelBooking">) => securedApi("cancelBooking", { params: { id }, body }),
    ofVisits,
  );

/** Books a visit at the desk. @param ifLost what helps when the answer got lost */
export const useDeskBooking = (ifLost: string) =>
  useChange((body: BodyOf<"createDeskBooking">) => securedApi("createDeskBooking", { body }), ofVisits, {
    ifLost,
    onError: useOfferAgain(),
  });

/** Confirms a visit, seats its guest, completes it and so on. */
export const useChangeState = () =>
  useChange(
    ({ id, ...body }: { id: string } & BodyOf<"changeBookingState">) =>
      securedApi("changeBookingState", { params: { id }, body }),
    ofVisits,
  );

/** Confirms pending visits and returns the result for each. @param ids at most as many as one request may confirm */
export const useConfirmVisits = () =>
  useChange((ids: string[]) => securedApi("confirmBookings", { body: { ids } }), ofVisits);

export const useSaveNote = (id: string) =>
  useChange(
    (body: BodyOf<"updateBooking">) => securedApi("updateBooking", { params: { id }, body }),
    ofVisits,
  );

export const useRecordPayment = (id: string) =>
  useChange(
    (body: BodyOf<"recordPayment">) => securedApi("recordPayment", { params: { id }, body }),
    ofVisits,
  );

/** Reverses a payment at the salon that was recorded by mistake. */
export const useReversePayment = (id: string) =>
  useChange(
    (body: BodyOf<"reversePayment">) => securedApi("reversePayment", { params: { id }, body }),
    ofVisits,
  );

/** Takes a tip back that was written down by mistake, and leaves the payment. */
export const useReverseTip = (id: string) =>
  useChange((body: BodyOf<"reverseTip">) => securedApi("reverseTip", { params: { id }, body }), ofVisits);

/** Writes down that the desk has handed back what was paid beyond a visit's price. */
export const useHandBack = (id: string) =>
  useChange((body: BodyOf<"handBack">) => securedApi("handBack", { params: { id }, body }), ofVisits);

/** Corrects a hand-back that did not happen. */
export const useReverseHandBack = (id: string) =>
  useChange(
    (body: BodyOf<"reverseHandBack">) => securedApi("reverseHandBack", { params: { id }, body }),
    ofVisits,
  );

export const useBlockTime = () =>
  useChange((body: BodyOf<"createTimeOff">) => securedApi("createTimeOff", { body }), ofVisits);

export const useUnblockTime = () =>
  useChange((id: string) => securedApi("deleteTimeOff", { params: { id } }), ofVisits);

/** Frees a slot that somebody holds without having paid. */
export const useFreeHold = () =>
  useChange((id: string) => securedApi("freeHold", { params: { id } }), ofVisits);
