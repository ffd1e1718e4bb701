import type { Adapter, AdapterPayload } from "oidc-provider";

interface Kept {
  payload: AdapterPayload;
  until: number;
}

const mostKept = 500;

/** Stores the sign-ins under way while the server runs. The oldest are dropped first. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const find = async (id: string) => alive(kept.get(keyOf(id)))?.payload;
    return {
      async upsert(id, payload, expiresIn) {
        kept.delete(keyOf(id));
        kept.set(keyOf(id), { payload, until: Date.now() + (expiresIn ?? 3600) * 1000 });
        for (const oldest of kept.keys()) {
          if (kept.size <= mostKept) break;
          kept.delete(oldest);
        }
      },
      find,
      findByUid: async (uid) => of(model).find(({ payload }) => payload.uid === uid)?.payload,
      findByUserCode: async () => undefined,
      async consume(id) {
        const one = kept.get(keyOf(id));
        if (one) one.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };

  function of(model: string): Kept[] {
    return [...kept].flatMap(([key, one]) => (key.startsWith(`${model}:`) && alive(one) ? [one] : []));
  }
}

function alive(one: Kept | undefined): Kept | undefined {
  return one && one.until > Date.now() ? one : undefined;
}
