import fc from "fast-check";
import { expect, test } from "vitest";
import {
  codeFrom,
  creditOf,
  type GiftLineKind,
  giftCardState,
  isMostOfCode,
  mayRefundGiftCard,
  partsWithCredit,
  readCode,
  writeCode,
} from "#domain/gift-cards.ts";
import { leastChargeCents } from "#domain/pricing.ts";

const tenBytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
const price = fc.oneof(fc.constant(0), fc.integer({ min: leastChargeCents, max: 50_000 }));

test("a code is four groups of four, and different bytes give different codes", () => {
  expect(writeCode(codeFrom(new Uint8Array(10)))).toBe("0000-0000-0000-0000");
  expect(writeCode(codeFrom(new Uint8Array(10).fill(255)))).toBe("ZZZZ-ZZZZ-ZZZZ-ZZZZ");
  fc.assert(
    fc.property(tenBytes, tenBytes, (one, other) => {
      expect(codeFrom(one) === codeFrom(other)).toBe(one.join() === other.join());
    }),
  );
});

test("a code is read however it was typed", () => {
  fc.assert(
    fc.property(tenBytes, (bytes) => {
      const code = codeFrom(bytes);
      const bangla = code.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
      const typed = [code, writeCode(code), ` ${writeCode(code).toLowerCase()} `, bangla];
      typed.push(code.replaceAll("0", "O").replaceAll("1", "l"));
      for (const one of typed) expect(readCode(one)).toBe(code);
    }),
  );
});

test("an impossible code is none", () => {
  for (const typed of [
    "",
    "0000-0000-0000-000",
    "0000-0000-0000-0000-0",
    "UUUU-UUUU-UUUU-UUUU",
    "ASHWIN10",
  ]) {
    expect(readCode(typed)).toBeNull();
  }
});

test("a text is most of a code from its eleventh sign on, if there is a digit and no sign that codes have not", () => {
  for (const typed of ["0abc-defg-hjk", "০abc-defg-hjk", "0ABC-DEFG-HJKM-NPQR", "0ABC-DEFG-HJKM-NPQR-S"])
    expect(isMostOfCode(typed)).toBe(true);
  for (const typed of ["", "tasnim1990", "Zarin Tasnia Ashna", "zarin@example.com", "nadia_tasnim@2"])
    expect(isMostOfCode(typed)).toBe(false);
});

test("a gift card pays at most its balance, and leaves nothing or at least the card minimum", () => {
  fc.assert(
    fc.property(price, fc.nat(60_000), (total, left) => {
      const credit = creditOf(total, left);
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(Math.min(total, left));
      expect(total - credit === 0 || total - credit >= leastChargeCents).toBe(true);
      if (left >= total) expect(credit).toBe(total);
      else expect(left - credit).toBeLessThan(leastChargeCents);
    }),
  );
});

test("credit, the charge now and the payment at the salon add up to the price", () => {
  fc.assert(
    fc.property(price, fc.nat(60_000), fc.nat(100), (total, left, percent) => {
      const asked = Math.min(total, Math.max(leastChargeCents, Math.round((total * percent) / 100)));
      const parts = partsWithCredit(total, asked, creditOf(total, left));
      expect(parts.creditCents + parts.nowCents + parts.atSalonCents).toBe(total);
      for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0);
      expect(parts.nowCents === 0 || parts.nowCents >= leastChargeCents).toBe(true);
      expect(parts.nowCents).toBeLessThanOrEqual(Math.max(asked, leastChargeCents));
    }),
  );
});

test("without credit the parts are unchanged", () => {
  fc.assert(
    fc.property(price, fc.nat(100), (total, percent) => {
      const asked = Math.min(total, Math.max(leastChargeCents, Math.round((total * percent) / 100)));
      expect(partsWithCredit(total, asked, 0)).toEqual({
        creditCents: 0,
        nowCents: asked,
        atSalonCents: total - asked,
      });
    }),
  );
});

const balanceOf = (lines: readonly { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

test("whatever is reserved, used and returned, a card's balance stays between zero and its value", () => {
  const worthCents = 5000;
  const step = fc.record({ price, gives: fc.nat(100), kind: fc.constantFrom("use", "cancel", "refund") });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const lines: { kind: GiftLineKind; cents: number }[] = [{ kind: "sold", cents: worthCents }];
      const uses: { credit: number; isOver: boolean }[] = [];
      let refundedAt: number | null = null;
      for (const { price: total, gives, kind } of steps) {
        const left = balanceOf(lines);
        const facts = { worthCents, leftCents: left, soldAt: 1, sendsAt: null, refundedAt };
        if (kind === "use" && refundedAt === null) {
          const credit = creditOf(total, left);
          uses.push({ credit, isOver: false });
          lines.push({ kind: "used", cents: -credit });
        }
        const use = uses.find(({ isOver }) => !isOver);
        if (kind === "cancel" && use && refundedAt === null) {
          use.isOver = true;
          lines.push({ kind: "returned", cents: Math.round((use.credit * gives) / 100) });
        }
        if (kind === "refund" && mayRefundGiftCard(facts, 0, 2)) {
          lines.push({ kind: "refunded", cents: -left });
          refundedAt = 2;
        }
        expect(balanceOf(lines)).toBeGreaterThanOrEqual(0);
        expect(balanceOf(lines)).toBeLessThanOrEqual(worthCents);
        if (refundedAt !== null) expect(balanceOf(lines)).toBe(0);
      }
    }),
  );
});

test("a card's state follows from its history", () => {
  const card = { worthCents: 5000, leftCents: 5000, soldAt: 10, sendsAt: null, refundedAt: null };
  expect(giftCardState({ ...card, soldAt: null }, 20)).toBe("unpaid");
  expect(giftCardState({ ...card, sendsAt: 30 }, 20)).toBe("waiting");
  expect(giftCardState({ ...card, sendsAt: 20 }, 20)).toBe("unused");
  expect(giftCardState({ ...card, leftCents: 1 }, 20)).toBe("part");
  expect(giftCardState({ ...card, leftCents: 0 }, 20)).toBe("used");
  expect(giftCardState({ ...card, leftCents: 0, refundedAt: 15 }, 20)).toBe("refunded");
});

test("only a card without uses or reservations can be refunded", () => {
  const card = { worthCents: 5000, leftCents: 5000, soldAt: 10, sendsAt: 30, refundedAt: null };
  expect(mayRefundGiftCard(card, 0, 20)).toBe(true);
  expect(mayRefundGiftCard(card, 100, 20)).toBe(false);
  expect(mayRefundGiftCard({ ...card, leftCents: 4900 }, 0, 20)).toBe(false);
  expect(mayRefundGiftCard({ ...card, soldAt: null }, 0, 20)).toBe(false);
  expect(mayRefundGiftCard({ ...card, refundedAt: 15 }, 0, 20)).toBe(false);
});
