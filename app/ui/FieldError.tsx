import { Icon } from "./Icon.tsx";

/** The error sentence of a field or a form. Its place is there from the start, so that its arrival is announced. */
export function FieldError({ id, children }: { id?: string; children?: string }) {
  return (
    <div id={id} role="alert" hidden={!children}>
      {children && (
        <p className="err">
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
