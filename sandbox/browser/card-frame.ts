import { type Api, apiPost } from "./api.ts";
import { CardInputs } from "./card-inputs.ts";
import type { FromFrame, Made, ToFrame } from "./card-messages.ts";

const parentOrigin = new URL(location.href).searchParams.get("parent") ?? "";

/** Tells the shop's page, and no other: the frame's policy lets only that one hold it. */
function tell(message: FromFrame): void {
  parent.postMessage(message, parentOrigin);
}

function begin(api: Api, options: Extract<ToFrame, { do: "begin" }>["options"]) {
  const inputs = new CardInputs(options);
  inputs.mount(document.body);
  for (const type of ["change", "focus", "blur", "escape"]) {
    inputs.on(type, (event) => tell({ is: "event", type, event }));
  }
  new ResizeObserver(() => tell({ is: "high", pixels: document.body.scrollHeight })).observe(document.body);
  tell({ is: "event", type: "ready", event: { elementType: "card" } });
  return {
    update: (changed: typeof options) => inputs.update(changed),
    focus: () => inputs.focus(),
    blur: () => inputs.blur(),
    clear: () => inputs.clear(),
    async make(details: object): Promise<Made> {
      const read = inputs.read();
      if ("error" in read) return read;
      const { object, error } = await apiPost<{ id: string }>(api, "/payment_methods", {
        ...details,
        card: read.card,
      });
      return error ? { error } : { paymentMethod: object };
    },
  };
}

let field: ReturnType<typeof begin> | undefined;

window.addEventListener("message", ({ source, origin, data }: MessageEvent<ToFrame>) => {
  if (source !== parent || origin !== parentOrigin) return;
  if (data.do === "begin") field ??= begin({ base: "", key: data.key }, data.options);
  else if (data.do === "update") field?.update(data.options);
  else if (data.do === "make") {
    const { ask } = data;
    void field?.make(data.details).then((answer) => tell({ is: "made", ask, answer }));
  } else field?.[data.do]();
});
tell({ is: "there" });
