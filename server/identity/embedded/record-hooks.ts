import { APIError } from "better-auth/api";
import { toOneLine } from "#domain/names.ts";

const emailLength = 254;
const nameLength = 200;
const pictureLength = 2000;
const pictureAddress = /^(\/(?!\/)|https?:\/\/)\S+$/;

/** Keeps what people enter about themselves within the contract's limits for a name and a picture. */
export const userHooks = {
  create: {
    before: async (user: object) => {
      // Data from a provider has the same limits as typed data.
      if ("email" in user && String(user.email).length > emailLength) {
        throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL", message: "This address is too long" });
      }
      return { data: { ...user, ...checkedProfile(user) } };
    },
  },
  update: { before: async (user: object) => ({ data: { ...user, ...checkedProfile(user) } }) },
};

/** Tokens of other providers are not needed here, so they are not stored. */
export const accountHooks = {
  create: {
    before: async (account: object) => ({
      data: { ...account, accessToken: null, refreshToken: null, idToken: null },
    }),
  },
};

/** Checks a person's own profile against the contract. @throws APIError for what the contract does not allow */
export function checkedProfile(user: { name?: unknown; image?: unknown }): {
  name?: string;
  image?: string | null;
} {
  const checked: { name?: string; image?: string | null } = {};
  if (user.name !== undefined) checked.name = checkedName(user.name);
  if (user.image !== undefined) checked.image = checkedPicture(user.image);
  return checked;
}

function checkedName(name: unknown): string {
  const asLine = typeof name === "string" ? toOneLine(name) : null;
  if (asLine === null || asLine.length > nameLength) {
    throw new APIError("BAD_REQUEST", {
      code: "INVALID_NAME",
      message: "A name has at most 200 characters",
    });
  }
  return asLine;
}

function checkedPicture(image: unknown): string | null {
  if (image === null || image === "") return null;
  if (typeof image !== "string" || image.length > pictureLength || !pictureAddress.test(image.trim())) {
    throw new APIError("BAD_REQUEST", { code: "INVALID_PICTURE", message: "Enter the address of a picture" });
  }
  return image.trim();
}
