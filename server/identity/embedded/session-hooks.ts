interface SessionRecord {
  userAgent?: string | null | undefined;
  expiresAt?: Date | undefined;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/**
 * Sets the times of sessions by the salon's clock, as the times of tokens are. better-auth itself goes by the machine's: an end
 * that has passed there would be none, so no end is set before it.
 * @param now milliseconds since the epoch
 */
export function sessionHooks(now: () => number) {
  return {
    create: {
      before: async (session: SessionRecord) => ({
        // A browser says what it likes of itself: the beginning is enough to tell devices apart.
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
