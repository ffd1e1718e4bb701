import { Suspense } from "react";
import { PayChoice } from "#app/features/checkout/price/PayChoice.tsx";
import type { useOwnPackage } from "#app/features/checkout/price/use-own-package.ts";
import type { Price } from "#app/features/checkout/price/use-price.ts";
import { appliedCodes } from "#app/features/codes/applied-codes.ts";
import { CodeField } from "#app/features/codes/CodeField.tsx";
import type { Codes } from "#app/features/codes/use-codes.ts";
import { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { lazyOrNothing } from "#app/ui/lazy-or-nothing.tsx";

/** Few guests have a package. */
const SessionChoice = lazyOrNothing(() => import("#app/features/codes/SessionChoice.tsx"));

interface Props extends Pick<Price, "quote" | "dueNow" | "credit"> {
  sessions: ReturnType<typeof useOwnPackage>;
  payAll: boolean;
  coded: Codes;
  mayChange: boolean;
  choosePayAll: (all: boolean) => void;
  applyCode: (typed: string) => void;
  removeCode: (code: string) => void;
}

/** How much to pay now, and what reduces the price. */
export function PriceChoice({ quote, dueNow, credit, sessions, payAll, coded, mayChange, ...on }: Props) {
  const { takeSession } = useTexts(codeTexts);
  return (
    <>
      {sessions.fitting.length > 0 && (
        <Suspense>
          <SessionChoice {...sessions} disabled={!mayChange} ask={takeSession} />
        </Suspense>
      )}
      <PayChoice
        quote={quote}
        dueNow={dueNow}
        credit={credit}
        payAll={payAll}
        disabled={!mayChange}
        onChange={on.choosePayAll}
      />
      <CodeField
        applied={appliedCodes(coded.codes, quote, { left: coded.giftLeft, credit })}
        refused={coded.refused}
        trying={coded.trying}
        disabled={!mayChange}
        onType={(_, field) => coded.type(field)}
        onApply={on.applyCode}
        onRemove={on.removeCode}
      />
    </>
  );
}
