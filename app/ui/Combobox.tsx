import "#app/ui/combobox.css";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { Field, type FieldProps } from "#app/ui/Field.tsx";

interface Props<Choice> extends FieldProps {
  /** Of the input, so that a form finds it. */
  id?: string;
  name?: string;
  typed: string;
  onType: (typed: string) => void;
  /** What can be chosen now; the caller narrows it by what is typed. */
  choices: readonly Choice[];
  /** Whether the choices answer what is typed; until then they answer what was typed before. */
  settled?: boolean;
  keyOf: (choice: Choice) => string;
  /** How a choice is shown. */
  show: (choice: Choice) => ReactNode;
  onChoose: (choice: Choice) => void;
  /** What the list is called, and how many it has, said to those who can't see it. */
  listLabel: string;
  status?: string;
  /** Called when Enter waits for choices that answer. */
  onAwait?: () => void;
  placeholder?: string;
}

/**
 * A field that narrows a list as it is typed in. The arrows go through the list, Enter chooses, Esc closes it and, once it is
 * closed, is left to what is around. The first choice is ready once something is typed and the choices answer it: Enter waits
 * for them.
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
  // By its key: other choices may take its place in the list.
  const [at, setAt] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const shown = open && choices.length > 0;
  const chosen = choices.findIndex((choice) => keyOf(choice) === at);
  const ready = at === null && typed !== "" && settled ? 0 : chosen;
  const idOf = (index: number) => `${listId}-${index}`;

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
            aria-activedescendant={shown && ready >= 0 ? idOf(ready) : undefined}
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
      {/* It is there while it is empty, too, so that the field can name it. */}
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
              // The focus stays in the field, which would close the list without it.
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
