const states = [
  { state: "in_chair", word: "In the chair" },
  { state: "confirmed", word: "Confirmed" },
  { state: "pending", word: "Pending: paid, to be confirmed" },
  { state: "completed", word: "Completed" },
  { state: "no_show", word: "No-show" },
];

/** What the colours of the calendar mean. */
export function Legend() {
  return (
    <p className="cal-legend">
      {states.map(({ state, word }) => (
        <span key={state}>
          <i className={`cal-swatch ev-${state}`} />
          {word}
        </span>
      ))}
    </p>
  );
}
