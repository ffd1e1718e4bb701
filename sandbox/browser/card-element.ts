import type { CardOptions } from "./card-look.ts";
import type { FromFrame, Made, ToFrame } from "./card-messages.ts";
import { Listeners } from "./listeners.ts";

/** Where the card's frame stands, and the key that its payments are made with. */
export interface FramePlace {
  /** Null where the sandbox's own pages can't be opened: then the element never gets ready. */
  pagesUrl: string | null;
  key: string;
}

const notMounted =
  "We could not retrieve data from the specified Element. Please make sure it is still mounted.";

/** Stripe.js's card element: a frame of another origin, which alone knows what is typed. */
export class CardElement {
  #frame: HTMLIFrameElement | null = null;
  #place: FramePlace;
  #options: CardOptions;
  #listeners = new Listeners();
  #ready = false;
  #asked = new Map<number, (answer: Made) => void>();
  #onDestroy: () => void;

  constructor(place: FramePlace, options: CardOptions, onDestroy: () => void) {
    this.#place = place;
    this.#options = options;
    this.#onDestroy = onDestroy;
    window.addEventListener("message", this.#hear);
  }

  mount(target: HTMLElement | string): void {
    const container = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
    if (!container) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
    this.unmount();
    container.classList.add("StripeElement", "StripeElement--empty");
    const { pagesUrl } = this.#place;
    if (pagesUrl === null) return;
    const frame = document.createElement("iframe");
    frame.title = "Secure card payment input frame";
    frame.src = `${pagesUrl}/card?parent=${encodeURIComponent(location.origin)}`;
    Object.assign(frame.style, { display: "block", width: "100%", height: "28px", border: "0" });
    container.append(frame);
    this.#frame = frame;
  }

  unmount(): void {
    this.#frame?.remove();
    this.#frame = null;
    this.#ready = false;
    for (const answer of this.#asked.values()) answer(lost());
    this.#asked.clear();
  }

  destroy(): void {
    this.unmount();
    window.removeEventListener("message", this.#hear);
    this.#onDestroy();
  }

  on(type: string, call: (event: object) => void): this {
    this.#listeners.add(type, call);
    if (type === "ready" && this.#ready) queueMicrotask(() => call({ elementType: "card" }));
    return this;
  }

  once(type: string, call: (event: object) => void): this {
    this.#listeners.add(type, call, true);
    return this;
  }

  off(type: string, call?: (event: object) => void): this {
    this.#listeners.remove(type, call);
    return this;
  }

  update(options: CardOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#tell({ do: "update", options });
  }

  focus(): void {
    this.#frame?.focus();
    this.#tell({ do: "focus" });
  }

  blur(): void {
    this.#tell({ do: "blur" });
  }

  clear(): void {
    this.#tell({ do: "clear" });
  }

  /** Makes a payment method of what is typed, in the frame. */
  make(details: object): Promise<Made> {
    if (!this.#frame || !this.#ready) throw new Error(notMounted);
    const ask = Math.random();
    return new Promise((resolve) => {
      this.#asked.set(ask, resolve);
      this.#tell({ do: "make", ask, details });
    });
  }

  #tell(message: ToFrame): void {
    if (this.#place.pagesUrl !== null) this.#frame?.contentWindow?.postMessage(message, this.#place.pagesUrl);
  }

  #hear = ({ source, origin, data }: MessageEvent<FromFrame>): void => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#place.pagesUrl) return;
    if (data.is === "there") this.#tell({ do: "begin", key: this.#place.key, options: this.#options });
    else if (data.is === "high") this.#frame.style.height = `${data.pixels}px`;
    else if (data.is === "made") {
      this.#asked.get(data.ask)?.(data.answer);
      this.#asked.delete(data.ask);
    } else this.#happened(data.type, data.event);
  };

  #happened(type: string, event: object): void {
    const classes = this.#frame?.parentElement?.classList;
    if (type === "ready") this.#ready = true;
    if (type === "focus" || type === "blur") classes?.toggle("StripeElement--focus", type === "focus");
    if (type === "change") {
      const { empty, complete, error } = event as { empty: boolean; complete: boolean; error?: object };
      classes?.toggle("StripeElement--empty", empty);
      classes?.toggle("StripeElement--complete", complete);
      classes?.toggle("StripeElement--invalid", error !== undefined);
    }
    this.#listeners.emit(type, event);
  }
}

function lost(): Made {
  return { error: { type: "api_connection_error", message: notMounted } };
}
