import "#app/features/account/switches.css";
import { Link } from "react-router";
import { useChangeNotices, useMe } from "#app/data/me.ts";
import { explain } from "#app/lib/explain.ts";
import { noticesTexts } from "#app/texts/en/dashboard/notices.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LanguageOptions } from "#app/ui/LanguageOptions.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import type { Me, Notices } from "#contract/users.ts";

/** Which notices somebody wants, how, and in which language. Each change is saved at once. */
export function NoticeSettings({ email }: { email: string }) {
  const texts = useTexts(noticesTexts);
  return (
    <QueryView
      query={useMe(email)}
      waiting={["h-11", "h-11", "h-11"]}
      failed={(error) => `${texts.notLoaded} ${explain(error)}`}
    >
      {(me) => <Switches me={me} email={email} />}
    </QueryView>
  );
}

const kinds = ["reminderDay", "reminderHours", "reviewRequest"] as const satisfies (keyof Notices)[];

function Switches({ me, email }: { me: Me; email: string }) {
  const texts = useTexts(noticesTexts);
  const change = useChangeNotices(email);
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">{texts.always(email)}</p>
      <div className="switches">
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={me.notices[kind]}
              onChange={({ target }) =>
                void change.run({ notices: { [kind]: target.checked } }, texts.notSaved)
              }
            />
            <span className="switch-track" aria-hidden="true" />
            {texts[kind]}
          </label>
        ))}
      </div>
      {me.tellsBy.length > 1 && <ToldBy me={me} email={email} />}
      <SelectField
        label={texts.language}
        fieldClassName="max-w-80"
        value={me.language}
        onChange={({ target }) =>
          void change.run({ language: target.value === "bn" ? "bn" : "en" }, texts.notSaved)
        }
      >
        <LanguageOptions />
      </SelectField>
    </div>
  );
}

/** The choice between mail and text message. Text messages need a verified number. */
function ToldBy({ me, email }: { me: Me; email: string }) {
  const texts = useTexts(noticesTexts);
  const change = useChangeNotices(email);
  const isProved = me.mobileProof === "proved";
  const choices = me.tellsBy.filter((by) => by === "mail" || isProved || by === me.toldBy);
  if (me.hasStoppedTexts) return <p>{texts.stopped}</p>;
  return (
    <div className="grid gap-2">
      {choices.length > 1 && (
        <SelectField
          label={texts.toldBy}
          hint={texts.receiptsByMail}
          fieldClassName="max-w-120"
          value={me.toldBy}
          onChange={({ target }) => {
            const toldBy = me.tellsBy.find((by) => by === target.value);
            void change.run({ toldBy }, texts.notSaved);
          }}
        >
          {choices.map((by) => (
            <option key={by} value={by}>
              {texts.by[by](by === "mail" ? email : (me.phone ?? ""))}
            </option>
          ))}
        </SelectField>
      )}
      {!isProved && (
        <p>
          {me.toldBy !== "mail" && `${texts.byMailUntil} `}
          {texts.toProve}{" "}
          <Link className="link" to="/dashboard/profile">
            {texts.profile}
          </Link>
        </p>
      )}
    </div>
  );
}
