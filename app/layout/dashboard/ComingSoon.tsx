interface Props {
  title: string;
  /** What will be there. */
  text: string;
}

/** A place that is named already and not furnished yet. */
export function ComingSoon({ title, text }: Props) {
  return (
    <>
      <h1 className="h2 dash-title mb-5">{title}</h1>
      <p className="soon">
        <b>coming soon</b>
        <span>{text}</span>
      </p>
    </>
  );
}
