/**
 * Computes a value from a shared object, once for as long as that object is kept. Callers share the result and must not
 * modify it.
 */
export function oncePer<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, { value: Made }>();
  return (given) => {
    const known = made.get(given) ?? { value: make(given) };
    made.set(given, known);
    return known.value;
  };
}
