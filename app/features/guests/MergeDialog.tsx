import "#app/features/guests/merge.css";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useGuest, useMergeGuests } from "#app/data/guests.ts";
import { GuestChoice } from "#app/features/desk/GuestChoice.tsx";
import { MergePreview } from "#app/features/guests/MergePreview.tsx";
import {
  apart,
  type Chosen,
  differing,
  type FieldName,
  fieldNames,
  startChoice,
} from "#app/features/guests/merging.ts";
import { explain } from "#app/lib/explain.ts";
import { useIsHere } from "#app/lib/use-is-here.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { Note } from "#app/ui/Note.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Guest } from "#contract/guests.ts";
import { decideMerge } from "#domain/guests/merging.ts";

interface Props {
  guest: Guest;
  /** The other guest, if already known. */
  otherId: string | null;
  onClose: () => void;
}

/** Merges two guests: who the other one is, what to keep of each, and the result. */
export default function MergeDialog({ guest, otherId, onClose }: Props) {
  const texts = useTexts(guestsTexts);
  const { cancel } = useTexts(uiTexts);
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState(otherId);
  const other = useGuest(chosenId ?? undefined);
  const [chosen, setChosen] = useState<Chosen>({});
  const merge = useMergeGuests(guest._id);
  const isHere = useIsHere();
  const refused = other.data && whyNot(guest, other.data);
  const isReady = other.data !== undefined && refused === null;

  async function send() {
    if (!other.data || refused !== null || merge.busy) return;
    const kept = { ...startChoice(guest, other.data), ...chosen };
    const merged = await merge.run({ otherId: other.data._id, ...kept });
    if (!merged) return;
    notifySuccess(texts.merged);
    if (!isHere.current) return;
    onClose();
    if (merged.keptId !== guest._id) void navigate(`/dashboard/guests/${merged.keptId}`, { replace: true });
  }

  return (
    <FormDialog
      title={texts.mergeTitle}
      kind="wide"
      no={cancel}
      onClose={onClose}
      yes={texts.mergeNow}
      cannot={!isReady}
      busyText={texts.merging}
      form={{
        submit: (event) => {
          event.preventDefault();
          void send();
        },
        busy: merge.busy,
        problem: merge.problem(texts.notMerged),
      }}
    >
      <p className="sm muted">{chosenId === null ? texts.chooseOther : texts.mergeText}</p>
      {chosenId === null ? (
        <GuestChoice label={texts.other} without={guest._id} onGuest={({ _id }) => setChosenId(_id)} />
      ) : (
        <QueryView
          query={other}
          waiting={["h-12", "h-32"]}
          failed={(error) => texts.guestNotLoaded(explain(error))}
        >
          {(found) =>
            refused ? (
              <Note tone="error">{refused === "same" ? texts.sameGuest : texts.twoAccounts}</Note>
            ) : (
              <Comparison
                guest={guest}
                other={found}
                chosen={{ ...startChoice(guest, found), ...chosen }}
                onChoose={(name, side) => setChosen((before) => ({ ...before, [name]: side }))}
              />
            )
          }
        </QueryView>
      )}
    </FormDialog>
  );
}

function whyNot(guest: Guest, other: Guest): "same" | "two_accounts" | null {
  const toDecide = ({ _id, hasAccount }: Guest) => ({ id: _id, userId: hasAccount ? _id : null });
  const decided = decideMerge(toDecide(guest), toDecide(other));
  return "refused" in decided ? decided.refused : null;
}

interface ComparisonProps {
  guest: Guest;
  other: Guest;
  chosen: Required<Chosen>;
  onChoose: (name: FieldName, side: "this" | "other") => void;
}

function Comparison({ guest, other, chosen, onChoose }: ComparisonProps) {
  const texts = useTexts(guestsTexts);
  const labels = { name: texts.name, number: texts.mobile, email: texts.email, address: texts.address };
  const sides = [
    { side: "this", of: guest },
    { side: "other", of: other },
  ] as const;
  return (
    <>
      <div className="merge-fields">
        <p className="merge-heads">
          {sides.map(({ side, of }) => (
            <span key={side}>
              <b>{of.name}</b>
              <span className="guest-sub num">
                {texts.visitsOf(of.visits)}, {of.hasAccount ? texts.hasAccount : texts.addedAtDesk}
              </span>
            </span>
          ))}
        </p>
        {fieldNames.map((name) =>
          differing(guest, other).includes(name) ? (
            <fieldset key={name}>
              <legend className="sm muted">
                <span aria-hidden="true">{labels[name]}</span>
                <span className="sr">{texts.field(labels[name])}</span>
              </legend>
              {sides.map(({ side, of }, at) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={name}
                    checked={chosen[name] === side}
                    onChange={() => onChoose(name, side)}
                  />
                  <span className="num">
                    {of[name] ? (
                      <Value name={name} value={of[name]} other={sides[at === 0 ? 1 : 0].of[name]} />
                    ) : (
                      <span className="muted">{texts.empty}</span>
                    )}
                  </span>
                </label>
              ))}
            </fieldset>
          ) : (
            <p key={name} className="merge-same sm">
              <span className="muted">{labels[name]}</span>
              <span className="num">{keptOf(name, guest, other, texts.same)}</span>
            </p>
          ),
        )}
      </div>
      <MergePreview guest={guest} other={other} chosen={chosen} />
    </>
  );
}

/** A value to choose: digits that differ are marked, and a long e-mail address goes on after its @. */
function Value({ name, value, other }: { name: FieldName; value: string; other: string }) {
  if (name === "number" && other !== "") {
    const [head, own, tail] = apart(value, other);
    return (
      <>
        {head}
        <mark>{own}</mark>
        {tail}
      </>
    );
  }
  const after = value.indexOf("@") + 1;
  return (
    <>
      {value.slice(0, after)}
      <wbr />
      {value.slice(after)}
    </>
  );
}

/** The value of a field that can't be chosen: the same in both, or the account's. */
function keptOf(name: FieldName, guest: Guest, other: Guest, same: (value: string) => string): string {
  if (guest[name] === other[name]) return same(guest[name]);
  return (guest.hasAccount ? guest : other)[name];
}
