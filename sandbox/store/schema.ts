export const SCHEMA = `
CREATE TABLE IF NOT EXISTS objects (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  created INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (kind, seq);
CREATE INDEX IF NOT EXISTS objects_by_intent ON objects (kind, json_extract(body, '$.payment_intent'));
CREATE INDEX IF NOT EXISTS objects_by_charge ON objects (kind, json_extract(body, '$.charge'));
CREATE INDEX IF NOT EXISTS objects_by_customer ON objects (kind, json_extract(body, '$.customer'));
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS idempotency (
  key TEXT PRIMARY KEY,
  created INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS deliveries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dropped', 'given_up')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due INTEGER NOT NULL,
  last_status INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, due);
CREATE TABLE IF NOT EXISTS faults (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  target TEXT NOT NULL,
  moment TEXT NOT NULL,
  times INTEGER NOT NULL,
  delay_ms INTEGER NOT NULL,
  status INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS later (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  due INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS later_due ON later (due, seq);
CREATE TABLE IF NOT EXISTS bank_visits (
  attempt TEXT PRIMARY KEY,
  intent TEXT NOT NULL,
  return_url TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS card_behaviours (payment_method TEXT PRIMARY KEY, behaviour TEXT NOT NULL) STRICT;
`;
