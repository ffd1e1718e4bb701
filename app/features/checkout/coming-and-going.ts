import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { keys } from "#app/data/keys.ts";
import { forgetBegun } from "#app/features/card/begun-payment.ts";
import { intentOf } from "#app/features/card/intent-of.ts";
import type { Hold } from "#app/features/checkout/checkout-state.ts";
import { forgetDetails } from "#app/features/checkout/kept-details.ts";
import type { JustBooked } from "#app/features/visits/just-booked.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { notifySuccess } from "#app/ui/toasts.ts";

/** Leads to the customer's bookings once the visit is booked, where it is marked. */
export function useLeaveWhenBooked(booked: Hold | undefined): void {
  useLeave(booked && `${booked.purchaseId} ${intentOf(booked.clientSecret)}`);
}

/** The same for a visit that was booked while its page was loaded again. */
export function useLeaveWhenPaidBefore(intentId: string | undefined): void {
  useLeave(intentId);
}

/** @param paidBy the ids that the visit's payment may have, with a space between them; undefined while it is not booked */
function useLeave(paidBy: string | undefined): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    if (!paidBy) return;
    forgetDetails();
    forgetBegun();
    notifySuccess(textsNow(paymentTexts).confirmed, { place: "center" });
    void queries.invalidateQueries({ queryKey: keys.bookings });
    void queries.invalidateQueries({ queryKey: keys.packages });
    const state: JustBooked = { justBooked: paidBy.split(" ") };
    void navigate("/dashboard/myBookings", { state });
  }, [paidBy, navigate, queries]);
}

/**
 * Brings the guest once to a heading further down, to the eye and to a screen reader, when the guest came with an hour and
 * it is held.
 */
export function useArrival(headingId: string | undefined, isHeld: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!headingId || !isHeld || done.current) return;
    done.current = true;
    showPart(headingId);
  }, [headingId, isHeld]);
}

/** Brings the customer to a heading once what is open closes, which gives the focus back to where it was. */
export function arriveAt(headingId: string): void {
  requestAnimationFrame(() => showPart(headingId));
}

function showPart(headingId: string): void {
  const heading = document.getElementById(headingId);
  heading?.focus({ preventScroll: true });
  heading?.closest("section")?.scrollIntoView();
}
