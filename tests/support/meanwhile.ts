import type { UseCases } from "#server/usecases/context.ts";

/** The salon, with something that happens once between a call's read and its write. */
export function meanwhile(app: UseCases, happens: () => Promise<unknown>): UseCases {
  let isOver = false;
  const engine = new Proxy(app.engine, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...given: unknown[]) => {
        if (name !== "transaction" || isOver) return method.apply(target, given);
        isOver = true;
        return happens().then(() => method.apply(target, given));
      };
    },
  });
  return { ...app, engine };
}
