import { AddService } from "#app/features/service-form/AddService.tsx";
import { useMasters } from "#app/lib/catalogue.ts";
import { explain } from "#app/lib/explain.ts";
import { Button } from "#app/ui/Button.tsx";
import { Loader } from "#app/ui/Loader.tsx";
import { Note } from "#app/ui/Note.tsx";

/** Loads the masters, who are part of the form. */
export function AddServiceScreen() {
  const { data, error, refetch } = useMasters();
  if (data) return <AddService masters={data} />;
  if (!error) return <Loader page={false} />;
  return (
    <>
      <h1 className="h2 dash-title mb-5">A new service</h1>
      <Note
        tone="error"
        action={
          <Button variant="line" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The masters did not load. {explain(error)}
      </Note>
    </>
  );
}
