import "#app/ui/affix.css";
import type { ComponentProps } from "react";
import { classes } from "#app/ui/classes.ts";
import { TextField } from "#app/ui/TextField.tsx";

/** An input for dollars. The sign stands in it, before what is typed. */
export function MoneyField({ className, ...field }: Omit<ComponentProps<typeof TextField>, "around">) {
  return (
    <TextField
      inputMode="decimal"
      {...field}
      className={classes("num", className)}
      around={(input) => (
        <div className="affix num">
          <span aria-hidden="true">$</span>
          {input}
        </div>
      )}
    />
  );
}
