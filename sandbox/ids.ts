import { randomBytes } from "node:crypto";

/** A new id of Stripe's form: a prefix that tells the kind, then 24 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** The secret that lets a browser read and confirm one payment intent. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomBytes(16).toString("hex")}`;
}
