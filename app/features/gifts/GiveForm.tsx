import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { GiftChoices } from "#app/features/gifts/GiftChoices.tsx";
import { GivePayment } from "#app/features/gifts/GivePayment.tsx";
import { draftOf, type GiftDraft } from "#app/features/gifts/gift-draft.ts";
import { calendarDate, sendDays } from "#app/features/gifts/send-days.ts";
import type { SaidGift, TypedGift } from "#app/features/gifts/typed-gift.ts";
import { useRules } from "#app/lib/form-rules.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { numberText } from "#app/lib/number-text.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { useDateField } from "#app/lib/use-date-field.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { refusalTexts } from "#app/texts/en/shared/refusals.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoiceChip } from "#app/ui/ChoiceChip.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { GiftCardOrder } from "#contract/gift-cards.ts";
import type { Service } from "#contract/services.ts";

/** The longest message, in characters. */
const longest = 300;

const rules = async () => (await import("#app/features/gifts/typed-gift.ts")).TypedGift;

interface Props {
  draft: GiftDraft;
  /** Dollars; undefined if it is no sum that a card can hold. */
  worth: number | undefined;
  user: IdentityUser;
  services: Service[];
  onChange: (draft: GiftDraft) => void;
  onGiven: (draft: GiftDraft) => void;
}

/** The card's value, its picture, the recipient, the date, and the payment. */
export function GiveForm({ draft, worth, user, services, onChange, onGiven }: Props) {
  const texts = useTexts(giftCardTexts);
  const why = useTexts(refusalTexts);
  const { zone } = useSalon();
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // The amount and the day are no fields of `form`, which leads only to its own.
    if (refusals > 0) element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusals]);
  const days = sendDays(salonNow(), zone);
  // What was begun on an earlier day stays in the tab.
  const isOver = draft.sendOn !== "" && draft.sendOn < days.today;
  const { resolver, missing } = useRules<TypedGift, SaidGift>(rules);
  const form = useForm<TypedGift, unknown, SaidGift>({
    resolver,
    defaultValues: draft.words,
    mode: "onTouched",
    delayError: fieldErrorDelayMs,
  });
  const { register, getValues, formState, handleSubmit } = form;
  const { errors } = formState;
  const { message = "" } = draft.words;

  const change = (part: Partial<GiftDraft>) => onChange({ ...draft, ...part });
  const said = () => change({ words: getValues() });
  const sendDay = useDateField(draft.sendOn, (sendOn) => change({ sendOn }));

  async function read(): Promise<GiftCardOrder | undefined> {
    setTried(true);
    setProblem(undefined);
    const missed = await missing();
    if (missed) {
      setProblem(why[missed]);
      return undefined;
    }
    let order: GiftCardOrder | undefined;
    await handleSubmit(({ email, ...words }) => {
      if (worth === undefined || isOver) return;
      order = {
        price: worth,
        picture: draft.picture,
        ...words,
        ...(email && { email }),
        ...(draft.kind === "service" && { serviceId: draft.serviceId }),
        ...(draft.sendOn && { sendOn: draft.sendOn }),
      };
    })();
    if (!order) {
      setProblem(texts.checkFields);
      setRefusals((before) => before + 1);
    }
    return order;
  }

  return (
    <form ref={element} className="gift-form" noValidate onSubmit={(event) => event.preventDefault()}>
      <GiftChoices
        draft={draft}
        services={services}
        wrong={isTried && worth === undefined}
        onChange={change}
      />
      <fieldset>
        <legend>{texts.toWhom}</legend>
        <div className="field-pairs">
          <TextField
            label={texts.toName}
            error={errors.to?.message}
            {...register("to", { onChange: said })}
          />
          <TextField
            label={texts.toEmail}
            type="email"
            optional
            hint={texts.toEmailHint}
            error={errors.email?.message}
            {...register("email", { onChange: said })}
          />
        </div>
        <TextField
          label={texts.fromName}
          autoComplete="name"
          error={errors.from?.message}
          {...register("from", { onChange: said })}
        />
        <TextArea
          label={texts.message}
          optional
          maxLength={longest}
          hint={message === "" ? undefined : texts.written(numberText(message.length), numberText(longest))}
          error={errors.message?.message}
          {...register("message", { onChange: said })}
        />
      </fieldset>
      <fieldset>
        <legend>{texts.when}</legend>
        <div className="gift-choices two">
          <ChoiceChip
            type="radio"
            name="when"
            checked={draft.sendOn === ""}
            onChange={() => change({ sendOn: "" })}
          >
            {texts.now}
            <small>{texts.nowText}</small>
          </ChoiceChip>
          <ChoiceChip
            type="radio"
            name="when"
            checked={draft.sendOn !== ""}
            onChange={() => change({ sendOn: days.min })}
          >
            {texts.onDay}
            <small>{draft.sendOn === "" ? texts.onDayText : texts.dayAt(calendarDate(draft.sendOn))}</small>
          </ChoiceChip>
        </div>
        {draft.sendOn !== "" && (
          <TextField
            label={texts.day}
            className="num"
            min={days.min}
            max={days.max}
            error={isOver ? texts.dayOver : undefined}
            {...sendDay}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>{texts.pay}</legend>
        <GivePayment
          worth={worth}
          buyer={{ name: user.displayName ?? user.email, email: user.email }}
          problem={problem}
          read={read}
          onGiven={(order) => onGiven(draftOf(order))}
        />
      </fieldset>
    </form>
  );
}
