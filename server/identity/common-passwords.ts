let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the 49,000 that leaked lists hold most often, in whatever case it is written. The list is
 * on this machine: no part of a password leaves it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  const common = await loading;
  return common.has(password) || common.has(password.toLowerCase());
}
