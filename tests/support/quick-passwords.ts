import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { PasswordHashing } from "#server/identity/embedded/options.ts";

/**
 * Hashes passwords as the product does, with scrypt and a salt, but at scrypt's lowest cost, a thousandth of the
 * product's.
 */
export const quickPasswords: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16);
    return `${salt.toString("hex")}:${derive(password, salt).toString("hex")}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key = ""] = hash.split(":");
    return timingSafeEqual(derive(password, Buffer.from(salt, "hex")), Buffer.from(key, "hex"));
  },
};

function derive(password: string, salt: Buffer): Buffer {
  return scryptSync(password.normalize("NFKC"), salt, 64, { N: 2, r: 1, p: 1 });
}
