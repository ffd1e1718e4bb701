import "#app/ui/combobox.css";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { Field, type FieldProps } from "#app/ui/Field.tsx";

interface Props<Choice> extends FieldProps {
  /** The id of the input, so that a form finds it. */
  id?: string;
  name?: string;
  typed: string;
  onType: (typed: string) => void;
  /** The choices to show now. The caller filters them by what is typed. */
  choices: readonly Choice[];
  /** Whether the choices match what is typed now; until then they match what was typed before. */
  settled?: boolean;
  keyOf: (choice: Choice) => string;
  /** Renders a choice. */
  show: (choice: Choice) => ReactNode;
  onChoose: (choice: Choice) => void;
  /** The list's name, and how many choices it has, for screen readers. */
  listLabel: string;
  status?: string;
  /** Called when Enter is pressed before the choices match what is typed. */
  onAwait?: () => void;
  placeholder?: string;
}

/**
 * A field that filters a list while somebody types. The arrow keys move through the list, Enter chooses, and Esc
 * closes it; once it is closed, Esc goes to what is around it. After typing, the first choice is preselected as soon
 * as the choices match; Enter waits for that.
 */
export function Combobox<Choice>(props: Props<Choice>) {
  const {
    typed,
    onType,
    choices,
    settled = true,
    keyOf,
    show,
    onChoose,
    listLabel,
    status,
    onAwait,
    ...about
  } = props;
  const { name, placeholder, ...field } = about;
  const listId = useId();
  const [open, setOpen] = useState(false);
  // Stored by key, since other choices may take its place in the list.
  const [at, setAt] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const shown = open && choices.length > 0;
  const chosen = choices.findIndex((choice) => keyOf(choice) === at);
  const ready = at === null && typed !== "" && settled ? 0 : chosen;
  const idOf = (index: number) => `${listId}-${index}`;
  const active = shown && ready >= 0 ? idOf(ready) : undefined;

  useEffect(() => {
    // The focus stays in the field, so the browser scrolls to no choice by itself.
    if (at !== null && active) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [at, active]);

  useEffect(() => {
    if (!isAwaited || !settled) return;
    setAwaited(false);
    // A choice may be null.
    if (shown && ready >= 0) choose(choices[ready] as Choice);
  });

  function close() {
    setOpen(false);
    setAt(null);
    setAwaited(false);
  }

  function choose(choice: Choice) {
    close();
    onChoose(choice);
  }

  function go(step: 1 | -1) {
    const from = ready < 0 && step < 0 ? 0 : ready;
    setAt(keyOf(choices[(from + step + choices.length) % choices.length] as Choice));
    setAwaited(false);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      if (shown) go(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && open && (shown || !settled)) {
      event.preventDefault();
      if (shown && ready >= 0) choose(choices[ready] as Choice);
      else if (!settled) {
        setAwaited(true);
        onAwait?.();
      }
    } else if (event.key === "Escape" && (shown || isAwaited)) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className="combobox">
      <Field {...field}>
        {(control) => (
          <input
            {...control}
            className="in"
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            name={name}
            placeholder={placeholder}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={listId}
            aria-activedescendant={active}
            value={typed}
            onChange={({ target }) => {
              setOpen(true);
              setAt(null);
              setAwaited(false);
              onType(target.value);
            }}
            onClick={() => setOpen(true)}
            onBlur={close}
            onKeyDown={press}
          />
        )}
      </Field>
      {/* Rendered even while empty, so that the field can refer to it. */}
      <div
        className="combobox-list"
        id={listId}
        role="listbox"
        aria-label={listLabel}
        aria-busy={shown && !settled}
        hidden={!shown}
      >
        {shown &&
          choices.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: as above.
            <div
              key={keyOf(choice)}
              id={idOf(index)}
              role="option"
              aria-selected={index === ready}
              // Keeps the focus in the field. Without it, the list would close.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              {show(choice)}
            </div>
          ))}
      </div>
      <p className="sr" role="status">
        {shown && settled && status}
      </p>
    </div>
  );
}
