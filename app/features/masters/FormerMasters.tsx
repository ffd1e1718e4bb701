import { useFormerMasters, useRetireMaster } from "#app/data/masters.ts";
import { formerTexts } from "#app/texts/en/dashboard/former-masters.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button } from "#app/ui/Button.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

/** Who has left, and can come back as before. Nothing where nobody has. */
export function FormerMasters() {
  const texts = useTexts(formerTexts);
  const retiring = useRetireMaster();
  const former = useFormerMasters();

  async function comeBack(id: string, name: string) {
    const back = await retiring.run({ id, worksHere: true }, texts.notLeft);
    if (back) notifySuccess(texts.hasReturned(name));
  }

  if (former.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="former-masters">
      <h2 className="h4 mb-3" id="former-masters">
        {texts.former}
      </h2>
      <ul className="grid gap-2">
        {former.map(({ _id, name, role, photo }) => (
          <li key={_id} className="card flex flex-wrap items-center gap-3 p-4">
            <Avatar name={name} photo={photo} />
            <span className="grow">
              <b className="block font-semibold">{name}</b>
              <span className="sm muted">{role}</span>
            </span>
            <Button variant="line" size="sm" loading={retiring.busy} onClick={() => void comeBack(_id, name)}>
              {texts.returns}
              <span className="sr">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
