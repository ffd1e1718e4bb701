import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
}

/** A field that searches the list below it. */
export function SearchField({ label, placeholder, typed, onType }: Props) {
  return (
    <div className="search">
      <Icon name="search" />
      <input
        className="in"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
