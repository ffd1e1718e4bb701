import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ManageBookings } from "#app/features/bookings/ManageBookings.tsx";
import { DailyCloseScreen } from "#app/features/closing/DailyCloseScreen.tsx";
import { quietDay } from "#app/features/closing/daily-close.fixture.ts";
import { SoldGiftCards } from "#app/features/gifts/SoldGiftCards.tsx";
import { Messages } from "#app/features/messages/Messages.tsx";
import { Deliveries } from "#app/features/owner/Deliveries.tsx";
import { ExceptionsInbox } from "#app/features/owner/ExceptionsInbox.tsx";
import { SoldPackages } from "#app/features/packages/SoldPackages.tsx";
import { Moderation } from "#app/features/reviews/Moderation.tsx";
import type { CallName } from "#contract/paths.ts";
import { newsOf } from "#tests/support/components/desk-news.ts";
import { pageOf, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const spent = { sent: 0, most: 100 };

const lists: [call: CallName, page: ReactNode][] = [
  ["listContactMessages", <Messages key="messages" />],
  ["listAllReviews", <Moderation key="reviews" />],
  ["listExceptions", <ExceptionsInbox key="exceptions" />],
  ["listBookings", <ManageBookings key="bookings" />],
  ["readDailyClose", <DailyCloseScreen key="close" today="2026-11-23" isOwner />],
  ["listDeliveries", <Deliveries key="deliveries" />],
  ["listGiftCards", <SoldGiftCards key="cards" />],
  ["listSoldPackages", <SoldPackages key="packages" sale={null} />],
];

test.each(lists)(
  "a list that others add to is read again when somebody comes back to it: %s",
  async (call, list) => {
    salonAnswers({
      readDeskNews: () => newsOf(),
      listContactMessages: () => pageOf([], { total: 0 }),
      listAllReviews: () => pageOf([], { total: 0 }),
      listExceptions: () => ({ open: 0, exceptions: [] }),
      listBookings: () => pageOf([], { total: 0, price: 0 }),
      listMasters: () => masters,
      readDailyClose: () => quietDay,
      listDeliveries: () => ({
        deliveries: [],
        failed: 0,
        texts: { notices: spent, codes: spent },
        next: null,
      }),
      listGiftCards: () => ({ owed: 0, cards: [], next: null }),
      listSoldPackages: () => ({ owed: 0, packages: [], next: null }),
    });
    await show(<Away>{list}</Away>);
    const away = page.getByRole("button", { name: "Another page" });
    await expect.poll(() => sentWith(call).length).toBeGreaterThan(0);
    await away.click();
    const before = sentWith(call).length;
    await away.click();
    await expect.poll(() => sentWith(call).length).toBeGreaterThan(before);
  },
);

/** A page, and a button that leaves it and comes back. */
function Away({ children }: { children: ReactNode }) {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        Another page
      </button>
      {!isAway && children}
    </>
  );
}
