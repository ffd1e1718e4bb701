import { useState } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import type { Wanted } from "#app/data/availability.ts";
import { stillOffered } from "#app/features/checkout/choice/still-offered.ts";
import { useLastAsked } from "#app/features/checkout/choice/use-last-asked.ts";
import { bookedIn, partsOf } from "#app/features/checkout/choice/visit-parts.ts";
import { asContact } from "#app/features/checkout/flow/as-contact.ts";
import type { Choice } from "#app/features/checkout/flow/checkout-state.ts";
import { chosenIn, mayChoose, troubleOf } from "#app/features/checkout/flow/checkout-state.ts";
import { useCheckout } from "#app/features/checkout/flow/use-checkout.ts";
import { useKeepHourLeft } from "#app/features/checkout/flow/use-keep-hour-left.ts";
import { useOwnPackage } from "#app/features/checkout/price/use-own-package.ts";
import { usePrice } from "#app/features/checkout/price/use-price.ts";
import { keepChoice, keepOwnService, keptChoice, pageOf } from "#app/features/checkout/start/kept-details.ts";
import { forgetCode, keptCode } from "#app/features/checkout/start/kept-source.ts";
import { type Catalogue, catalogueOf, startingVisit } from "#app/features/checkout/start/starting-visit.ts";
import { useForgetHourInAddress } from "#app/features/checkout/start/use-forget-hour.ts";
import { giftIn, withCode } from "#app/features/codes/gift-credit.ts";
import type { Alternative } from "#app/features/hours/Alternatives.tsx";
import { sumOfPrices } from "#app/lib/money.ts";
import { useOnce } from "#app/lib/use-once.ts";
import type { HeldPurchase } from "#contract/payments.ts";

/** The name and number are as typed so far. */
interface Guest {
  name: string;
  email: string;
  number: string;
}

/**
 * The visit that the guest is putting together. Changing the services or a master requests the same slot again. The
 * slot is dropped if it does not fit the new visit.
 * @param held what the server already holds for the guest
 * @param suggested a slot like that of the last visit, if the guest came to book it again
 */
export function useVisit(
  { service, services, masters, isTakenOff = false }: Catalogue,
  guest: Guest,
  { held, suggested }: { held: HeldPurchase["held"]; suggested: string | undefined },
) {
  const { state, flow } = useCheckout(guest.email);
  const [query] = useSearchParams();
  const [place] = useState(() => ({ email: guest.email, page: pageOf(service._id, query) }));
  /** Whether the guest followed a booking link, rather than came back to the page or reloaded it. */
  const isNew = useNavigationType() === "PUSH";
  const [start] = useState(() => {
    const isNamed = query.has("at") || query.has("like");
    const kept = isNamed ? null : keptChoice(place, Date.now());
    // One slot at a time: keep what the server holds, even for another service, over a slot from before.
    if (held) kept?.delete("at");
    if (isNew) kept?.delete("without");
    return startingVisit(kept ?? query, { service, services, masters }, held);
  });
  const [wanted, setWanted] = useState<Wanted>(start);
  const [wantsAll, setWantsAll] = useState(held?.pay === "full");
  /** The visit that a slot was last requested for. */
  const lastAsked = useLastAsked<Wanted>();
  // What is held stays on the page, and can be paid.
  const known = catalogueOf({ service, services, isTakenOff: isTakenOff && !chosenIn(state) });
  const { leftOut, ...offered } = stillOffered(wanted, known, masters);
  const { serviceIds, masterIds } = chosenIn(state) ?? offered;
  const parts = partsOf(serviceIds, known);
  const startsAt = chosenIn(state)?.startsAt;
  const payAll = chosenIn(state)?.payAll ?? wantsAll;
  const { price, coded, byPhone } = usePrice(
    { serviceIds, listPrice: listPriceOf(serviceIds), state, payAll },
    held,
  );

  function listPriceOf(ids: string[]) {
    return sumOfPrices(bookedIn(partsOf(ids, known)).map((one) => one.price));
  }
  function orderOf(visit: Wanted) {
    return { contact: asContact(guest), price: listPriceOf(visit.serviceIds) };
  }
  /** @returns false if something else was requested before the price was known: then nothing was held */
  async function ask(visit: Wanted, hour: string, { all = payAll, codes: named = coded.codes } = {}) {
    lastAsked.current = visit;
    setWanted(pickWanted(visit));
    const codes = coded.fitting(named, visit.serviceIds);
    const mayBeOff = codes.length > 0 && visit.serviceIds.join() !== serviceIds.join();
    const isOff = mayBeOff && (await coded.check(visit.serviceIds, codes)) === "refused";
    if (lastAsked.current !== visit) return false;
    const choice = { ...pickWanted(visit), startsAt: hour, payAll: all, codes: isOff ? [] : codes };
    await flow.choose(choice, orderOf(visit));
    // After a failed change, the former hold is still there.
    const answered = flow.getState();
    if (troubleOf(answered)?.kind === "refused") coded.dropGift();
    if (answered.phase !== "ready") return true;
    setWanted(pickWanted(answered.held.choice));
    setWantsAll(Boolean(answered.held.choice.payAll));
    coded.set(answered.held.choice.codes ?? []);
    // The server returns the assigned masters, not that any would do, so keep the guest's choice.
    if (lastAsked.current) keepChoice(place, answered.held.choice);
    return true;
  }
  async function applyCodes(asked: string[]) {
    if (!(await coded.stillCount(serviceIds, asked))) return;
    coded.set(asked);
    const chosen = chosenIn(flow.getState());
    if (chosen) await ask({ ...chosen }, chosen.startsAt, { codes: asked, all: Boolean(chosen.payAll) });
  }
  function applyCode(typed: string) {
    coded.type(null);
    if (giftIn(coded.pressed()) && giftIn([typed])) coded.refuseSecond(typed);
    else void applyCodes(withCode(coded.pressed(), typed));
  }
  /** @param hour the start on the same day, if the visit has to begin at another time @returns as `ask` */
  async function change(next: Wanted, hour = startsAt): Promise<boolean> {
    lastAsked.current = undefined;
    setWanted(next);
    keepChoice(place, next);
    coded.set(coded.fitting(coded.codes, next.serviceIds));
    if (next.serviceIds.length === 0) flow.clear();
    else if (hour) return await ask({ ...next }, hour);
    return true;
  }

  useOnce(() => {
    if (isNew) keepOwnService(place);
  });
  useOnce(() => {
    const hour = start.startsAt ?? suggested;
    if (!hour) return;
    const choice = { ...pickWanted(start), startsAt: hour, payAll, codes: coded.codes };
    if (held && hour === held.startsAt) void flow.resume({ ...held, choice }, orderOf(start));
    else void ask(start, hour);
  });
  useOnce(() => {
    const linked = keptCode();
    if (linked !== "" && coded.codes.length === 0) void applyCodes([linked]);
  });
  const sessions = useOwnPackage({ coded, serviceIds, held, mayChange: mayChoose(state) }, applyCodes);
  useForgetHourInAddress();
  useKeepHourLeft((choice, until) => keepChoice(place, choice, { startsAt: choice.startsAt, until }), flow);

  return {
    state,
    flow,
    /** Whether the guest came with a chosen slot, so that the page need not begin with the first question. */
    cameWithHour: held?.startsAt !== start.startsAt && start.startsAt !== undefined,
    /** What can be chosen. */
    offered: { services: known, masters },
    serviceIds,
    parts,
    masterIds,
    /** What was left out since the guest chose it. */
    leftOut: chosenIn(state) ? undefined : leftOut,
    startsAt,
    mayChange: mayChoose(state),
    price,
    byPhone,
    /** The choice of how much to pay now, and the codes that reduce the price. */
    payment: {
      sessions,
      payAll,
      /** Chooses to pay the full price now, or only the deposit that the salon asks for. */
      choosePayAll(all: boolean) {
        setWantsAll(all);
        if (startsAt) void ask({ serviceIds, masterIds }, startsAt, { all });
      },
      /** The accepted codes, and what is wrong with a refused one. */
      coded,
      applyCode,
      removeCode(code: string) {
        forgetCode();
        void applyCodes(coded.pressed().filter((one) => one !== code));
      },
    },
    change,
    /** Drops a change whose price is still loading. */
    stay() {
      lastAsked.current = undefined;
      setWanted({ serviceIds, masterIds });
      keepChoice(place, { serviceIds, masterIds });
    },
    /** Takes a visit that does not fit the day of the chosen slot, and frees the slot. */
    changeForAnotherDay(next: Wanted) {
      lastAsked.current = undefined;
      setWanted(next);
      keepChoice(place, next);
      flow.clear();
    },
    chooseHour: (hour: string) => void ask({ serviceIds, masterIds }, hour),
    /** Requests a failed choice again, as a whole. */
    chooseAgain: (choice: Choice) => void ask(choice, choice.startsAt, { codes: choice.codes }),
    /** Takes an alternative slot. Where any master was fine before, it stays so. */
    chooseInstead({ startsAt: hour, masterIds: instead }: Alternative) {
      const masters = masterIds.map((one, index) => (one === "any" ? "any" : (instead[index] ?? one)));
      void ask({ serviceIds, masterIds: masters }, hour);
    },
  };
}

const pickWanted = ({ serviceIds, masterIds }: Wanted) => ({ serviceIds, masterIds });
