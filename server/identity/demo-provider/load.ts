/**
 * Loads oidc-provider, without the line in which it doubts every Node that has no long-term name yet: ours is tested
 * with it.
 */
export async function loadProvider() {
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).includes("Unsupported runtime")) warn(...words);
  };
  try {
    return await import("oidc-provider");
  } finally {
    console.warn = warn;
  }
}
