import { applyOptions, type CardOptions, markInvalid } from "./card-look.ts";
import { brandOfNumber } from "./card-number.ts";
import { buildCardRow, type CardRow } from "./card-row.ts";
import {
  CARD_PARTS,
  type CardPart,
  type CardState,
  firstProblem,
  problemOf,
  shownProblem,
} from "./card-state.ts";
import { installStyles } from "./card-styles.ts";
import { formatPart, readPart, rewrite } from "./card-typing.ts";
import { Listeners } from "./listeners.ts";
import { type ProblemCode, type ValidationError, validationError } from "./problems.ts";

/** The card as the sandbox's API takes it. */
export interface CardFields {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

/** Three inputs in a row, with what is wrong in them. */
export class CardInputs {
  #row: CardRow | null = null;
  #options: CardOptions;
  #listeners = new Listeners();
  #state: CardState = { digits: { number: "", expiry: "", cvc: "" }, insistOn: new Set() };
  #told = "";

  constructor(options: CardOptions) {
    this.#options = options;
  }

  mount(container: HTMLElement): void {
    installStyles();
    const row = buildCardRow();
    for (const part of CARD_PARTS) this.#listen(row, part);
    container.append(row.root);
    this.#row = row;
    applyOptions(row, this.#options);
    this.#refresh();
  }

  on(type: string, call: (event: object) => void): void {
    this.#listeners.add(type, call);
  }

  update(options: CardOptions): void {
    this.#options = { ...this.#options, ...options };
    if (this.#row) applyOptions(this.#row, this.#options);
  }

  focus(): void {
    this.#row?.number.focus();
  }

  blur(): void {
    for (const part of CARD_PARTS) this.#row?.[part].blur();
  }

  clear(): void {
    for (const part of CARD_PARTS) if (this.#row) this.#row[part].value = "";
    this.#state = { digits: { number: "", expiry: "", cvc: "" }, insistOn: new Set() };
    this.#refresh();
  }

  /** The typed card, or what is wrong with it, which then shows in the field as well. */
  read(): { card: CardFields } | { error: ValidationError } {
    const { digits } = this.#state;
    const problem = firstProblem(digits, new Date());
    if (problem) {
      this.#state = { digits, insistOn: new Set(CARD_PARTS) };
      this.#refresh();
      return { error: validationError(problem) };
    }
    return {
      card: {
        number: digits.number,
        exp_month: digits.expiry.slice(0, 2),
        exp_year: `20${digits.expiry.slice(2)}`,
        cvc: digits.cvc,
      },
    };
  }

  #listen(row: CardRow, part: CardPart): void {
    const input = row[part];
    input.addEventListener("input", (event) => {
      const deleting = event instanceof InputEvent && event.inputType.startsWith("delete");
      this.#type(row, part, deleting);
    });
    input.addEventListener("focus", () => {
      this.#refresh();
      this.#listeners.emit("focus", { elementType: "card" });
    });
    input.addEventListener("blur", () => {
      if (this.#state.digits[part] === "") this.#refresh();
      else this.#insist(part, true);
      this.#listeners.emit("blur", { elementType: "card" });
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#listeners.emit("escape", { elementType: "card" });
      const before = CARD_PARTS[CARD_PARTS.indexOf(part) - 1];
      if (event.key !== "Backspace" || input.value !== "" || !before) return;
      event.preventDefault();
      row[before].focus();
    });
  }

  #type(row: CardRow, part: CardPart, deleting: boolean): void {
    const input = row[part];
    const digits = { ...this.#state.digits };
    digits[part] = readPart(part, input.value, digits.number);
    rewrite(input, formatPart(part, digits[part], deleting));
    if (part === "number") {
      digits.cvc = readPart("cvc", digits.cvc, digits.number);
      row.cvc.value = digits.cvc;
    }
    this.#state = { ...this.#state, digits };
    this.#insist(part, false);
    const next = CARD_PARTS[CARD_PARTS.indexOf(part) + 1];
    const atEnd = input.selectionStart === input.value.length;
    const done = !deleting && atEnd && problemOf(part, digits, new Date()) === null;
    if (done && next && document.activeElement === input) row[next].focus();
  }

  #insist(part: CardPart, insist: boolean): void {
    const insistOn = new Set(this.#state.insistOn);
    if (insist) insistOn.add(part);
    else insistOn.delete(part);
    this.#state = { ...this.#state, insistOn };
    this.#refresh();
  }

  #refresh(): void {
    const { digits } = this.#state;
    const today = new Date();
    const problems = CARD_PARTS.map((part) => shownProblem(part, this.#state, today));
    const shown = problems.find((problem): problem is ProblemCode => problem !== null);
    const empty = CARD_PARTS.every((part) => digits[part] === "");
    const complete = firstProblem(digits, today) === null;
    if (this.#row) markInvalid(this.#row, problems.map(Boolean));
    const change = {
      elementType: "card",
      empty,
      complete,
      error: shown && validationError(shown),
      value: { postalCode: "" },
      brand: brandOfNumber(digits.number),
    };
    const told = JSON.stringify(change);
    if (this.#told !== "" && told !== this.#told) this.#listeners.emit("change", change);
    this.#told = told;
  }
}
