/**
 * What is made of a shared value, made once for as long as that value is kept. Callers share what was made and must not
 * change it.
 */
export function oncePer<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, { value: Made }>();
  return (given) => {
    const known = made.get(given) ?? { value: make(given) };
    made.set(given, known);
    return known.value;
  };
}
