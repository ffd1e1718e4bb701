import { useDevices, useEndAllDevices, useEndDevice, useEndOtherDevices } from "#app/data/security.ts";
import { describeDevice } from "#app/features/account/describe-device.ts";
import { explain } from "#app/lib/explain.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { Session } from "#contract/sessions.ts";

interface Props {
  email: string;
  /** Called once all devices are signed out, including this one. */
  onOut: () => void;
}

/** The devices where somebody is signed in, each with a button to sign it out. */
export function Devices({ email, onOut }: Props) {
  const texts = useTexts(securityTexts);
  return (
    <QueryView
      query={useDevices(email)}
      waiting={["h-12"]}
      failed={(error) => `${texts.devicesFailed} ${explain(error)}`}
    >
      {(devices) => <List devices={devices} onOut={onOut} />}
    </QueryView>
  );
}

function List({ devices, onOut }: { devices: Session[]; onOut: () => void }) {
  const texts = useTexts(securityTexts);
  const [ask, dialog] = useConfirm();
  const end = useEndDevice();
  const endOthers = useEndOtherDevices();
  const endAll = useEndAllDevices();
  const failure = end.error ?? endOthers.error ?? endAll.error;
  /** Clears an earlier failure once something else is tried. */
  function forget() {
    for (const { busy, reset } of [end, endOthers, endAll]) if (!busy) reset();
  }

  async function everywhere() {
    const yes = await ask({
      title: texts.everywhereQuestion,
      text: texts.everywhereText,
      yes: texts.everywhereYes,
      no: texts.stay,
    });
    if (!yes) return;
    forget();
    if (await endAll.run()) onOut();
  }

  return (
    <div className="grid gap-5">
      <ul className="devices">
        {devices.map((device) => (
          <Device
            key={device._id}
            device={device}
            ending={end.underWay === device._id}
            onEnd={() => {
              forget();
              keepFocus();
              void end.run(device._id);
            }}
          />
        ))}
      </ul>
      {failure && (
        <Note tone="error">
          {texts.notLoggedOut} {explain(failure)}
        </Note>
      )}
      <div className="flex flex-wrap gap-3">
        {devices.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            className="min-h-11"
            loading={endOthers.busy}
            loadingText={texts.loggingOut}
            onClick={() => {
              forget();
              keepFocus();
              void endOthers.run();
            }}
          >
            {texts.logOutOthers}
          </Button>
        )}
        <Button
          variant="line"
          size="sm"
          className="min-h-11"
          loading={endAll.busy}
          loadingText={texts.loggingOut}
          onClick={() => void everywhere()}
        >
          {texts.everywhere}
        </Button>
      </div>
      {dialog}
    </div>
  );
}

function Device({ device, ending, onEnd }: { device: Session; ending: boolean; onEnd: () => void }) {
  const texts = useTexts(securityTexts);
  const { zone } = useSalon();
  const { browser, system } = describeDevice(device.userAgent);
  const name = texts.device(browser || texts.unknownBrowser, system);
  const day = (instant: string) => inSalon("date", instant, zone);
  return (
    <li>
      <Icon name={/Android|iPhone/.test(system) ? "mobile" : "laptop"} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="sm muted">
          {texts.since(day(device.createdAt))}, {texts.lastSeen(day(device.seenAt))}
        </p>
      </div>
      {device.current ? (
        <Badge tone="new">{texts.thisDevice}</Badge>
      ) : (
        <RowButton
          row={name}
          variant="line"
          aria-label={texts.logOutDevice(name)}
          loading={ending}
          loadingText={texts.loggingOut}
          onClick={onEnd}
        >
          {texts.logOut}
        </RowButton>
      )}
    </li>
  );
}
