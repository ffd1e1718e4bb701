import { clockOf } from "#app/features/calendar/minutes.ts";
import { Placed } from "#app/features/calendar/Placed.tsx";
import { placeTexts } from "#app/texts/en/dashboard/places.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";

interface Props {
  name: string;
  /** Minutes from midnight. */
  from: number;
  to: number;
  start: number;
  /** Why it can't land there. */
  refusal: string | undefined;
}

/** A visit being moved, where it would land, and below it why it can't. */
export function Ghost({ name, from, to, start, refusal }: Props) {
  const texts = useTexts(placeTexts);
  return (
    <>
      <Placed
        className={classes("calendar-box calendar-box-ghost", refusal !== undefined && "is-refused")}
        place={{ from, to, start }}
      >
        <b>{name}</b>
        <span className="num">{clockOf(from)}</span>
      </Placed>
      <Placed
        className="calendar-why"
        place={{ from: to, to, start }}
        role="status"
        hidden={refusal === undefined}
      >
        {refusal !== undefined && (
          <>
            <b>{texts.notHere}</b> {refusal}
          </>
        )}
      </Placed>
    </>
  );
}
