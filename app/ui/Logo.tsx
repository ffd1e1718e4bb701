/** The mark and the salon's name. `name` comes from the salon's settings. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <img src="/art/mark.svg" alt="" width="30" height="30" />
      {name}
    </>
  );
}
