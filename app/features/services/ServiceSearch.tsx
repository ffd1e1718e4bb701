import { type FormEvent, useEffect, useRef } from "react";
import { useHref } from "react-router";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  typed: string;
  onType: (typed: string) => void;
  /** Loads the component that shows the results. */
  onExpect: () => Promise<unknown>;
  /** Writes the typed text into the URL. */
  onKeep: () => void;
}

/** The search for services. Without scripts it is a form that loads the page with the results. */
export function ServiceSearch({ typed, onType, onExpect, onKeep }: Props) {
  const texts = useTexts(servicesTexts);
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the scripts came is in the field alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useEffect(() => {
    if (input.current && input.current.value !== typed) onType(input.current.value);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    input.current?.blur();
  }

  return (
    <search>
      <form action={useHref("/services")} className="service-search" onSubmit={submit}>
        <label className="sr" htmlFor="service-search">
          {texts.search}
        </label>
        <Icon name="search" />
        <input
          ref={input}
          className="in"
          id="service-search"
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.searchHint}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onFocus={() => void onExpect().catch(() => {})}
          onBlur={onKeep}
        />
      </form>
    </search>
  );
}
