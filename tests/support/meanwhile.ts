import type { UseCases } from "#server/usecases/context.ts";

/** The salon, with something that happens once between a call's read and its write: before one of its transactions. */
export function meanwhile(app: UseCases, happens: () => Promise<unknown>, { before = 1 } = {}): UseCases {
  let begun = 0;
  const engine = new Proxy(app.engine, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...given: unknown[]) => {
        if (name !== "transaction" || ++begun !== before) return method.apply(target, given);
        return happens().then(() => method.apply(target, given));
      };
    },
  });
  return { ...app, engine };
}
