interface SessionRecord {
  userAgent?: string | null | undefined;
  expiresAt?: Date | undefined;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/**
 * Dates sessions by the salon's clock, like tokens. better-auth itself reads the machine's clock and would treat a
 * session that has ended by that clock as missing, so its end is never moved to an earlier time.
 * @param now milliseconds since the epoch
 */
export function sessionHooks(now: () => number) {
  return {
    create: {
      before: async (session: SessionRecord) => ({
        // A browser can send anything here. The beginning is enough to tell devices apart.
        data: { ...session, ...byClock(session, now()), userAgent: session.userAgent?.slice(0, 400) ?? null },
      }),
    },
    update: {
      before: async (session: SessionRecord) => ({ data: { ...session, ...byClock(session, now()) } }),
    },
  };
}

function byClock({ expiresAt, createdAt, updatedAt }: SessionRecord, now: number) {
  const ahead = now - Date.now();
  const later = (time: Date) => new Date(time.getTime() + Math.max(0, ahead));
  return {
    ...(expiresAt && { expiresAt: later(expiresAt) }),
    ...(createdAt && { createdAt: new Date(now) }),
    ...(updatedAt && { updatedAt: new Date(now) }),
  };
}
