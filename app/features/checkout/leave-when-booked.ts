import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { keys } from "#app/data/keys.ts";
import { forgetBegun } from "#app/features/card/begun-payment.ts";
import { intentOf } from "#app/features/card/intent-of.ts";
import type { Hold } from "#app/features/checkout/flow/checkout-state.ts";
import { forgetDetails } from "#app/features/checkout/start/kept-details.ts";
import type { JustBooked } from "#app/features/visits/just-booked.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { notifySuccess } from "#app/ui/toasts.ts";

/** Goes to the customer's bookings once the visit is booked, and highlights it there. */
export function useLeaveWhenBooked(booked: Hold | undefined): void {
  useLeave(booked && `${booked.purchaseId} ${intentOf(booked.clientSecret)}`);
}

/** The same for a visit that was booked while its page was loaded again. */
export function useLeaveWhenPaidBefore(intentId: string | undefined): void {
  useLeave(intentId);
}

/**
 * @param paidBy the ids that the visit's payment may have, with a space between them; undefined while it is not booked
 */
function useLeave(paidBy: string | undefined): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    if (!paidBy) return;
    const paidByIds = paidBy.split(" ");
    forgetDetails();
    paidByIds.forEach(forgetBegun);
    notifySuccess(textsNow(paymentTexts).confirmed, { place: "center" });
    void queries.invalidateQueries({ queryKey: keys.bookings });
    void queries.invalidateQueries({ queryKey: keys.packages });
    const state: JustBooked = { justBooked: paidByIds };
    void navigate("/dashboard/myBookings", { state });
  }, [paidBy, navigate, queries]);
}
