let pressedAt = Number.NEGATIVE_INFINITY;

// From the page's first script on: the search comes later, once it is known who is signed in.
if (typeof window !== "undefined")
  window.addEventListener("keydown", ({ key, timeStamp }) => {
    if (key === "/") pressedAt = timeStamp;
  });

/** Takes the last press of `/`. @returns how long ago it was, in milliseconds */
export function takeFindKey(): number {
  const ago = performance.now() - pressedAt;
  pressedAt = Number.NEGATIVE_INFINITY;
  return ago;
}
