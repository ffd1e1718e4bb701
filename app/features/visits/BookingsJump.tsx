import "#app/features/visits/styles/jump.css";
import { useGivenGiftCards } from "#app/data/gift-cards.ts";
import { useMyWaiting } from "#app/data/waiting.ts";
import { numberText } from "#app/lib/number-text.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** With fewer sections the page is short enough without it. */
const worthJumping = 3;

interface Props {
  coming: number;
  all: number;
}

/** Links to the sections of My bookings, each with its count. */
export function BookingsJump({ coming, all }: Props) {
  const texts = useTexts(bookingsTexts);
  const { data: entries = [] } = useMyWaiting();
  // Recently ended entries are still listed, but nobody waits for them.
  const waiting = entries.filter(({ state }) => state === "waiting");
  const { data: gifts = [] } = useGivenGiftCards();
  const parts = [
    { id: "coming-up", name: texts.comingUp, count: coming },
    { id: "own-waiting", name: texts.jumpWaiting, count: waiting.length },
    { id: "given-gift-cards", name: texts.jumpGifts, count: gifts.length },
    { id: "all-bookings", name: texts.jumpAll, count: all },
  ].filter(({ count }) => count > 0);
  if (parts.length < worthJumping) return null;
  return (
    <nav className="jump" aria-label={texts.jump}>
      {parts.map(({ id, name, count }) => (
        <a key={id} href={`#${id}`}>
          {name} <span className="num">{numberText(count)}</span>
        </a>
      ))}
    </nav>
  );
}
