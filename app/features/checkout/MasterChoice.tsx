import { does } from "#app/features/checkout/masters.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  masters: Master[];
  services: Service[];
  /** A master's id, or 'any'. */
  chosen: string;
  onChange: (masterId: string) => void;
  disabled: boolean;
}

/** With whom: anyone, or a master who does every chosen service. */
export function MasterChoice({ masters, services, chosen, onChange, disabled }: Props) {
  const able = masters.filter((master) => services.every((service) => does(master, service)));
  const others = masters.filter((master) => !able.includes(master));
  return (
    <section className="bstep" aria-labelledby="step-master">
      <header>
        <h2 className="h3" id="step-master">
          With whom?
        </h2>
      </header>
      <fieldset className="who-cards">
        <legend className="sr">Master</legend>
        <MasterCard
          name="Anyone"
          lines={["First free hour"]}
          photos={masters.slice(0, 4).map(({ photo }) => photo)}
          checked={chosen === "any"}
          disabled={disabled}
          onChoose={() => onChange("any")}
        />
        {able.map((master) => (
          <MasterCard
            key={master._id}
            name={master.name}
            lines={[master.role]}
            photos={[master.photo]}
            checked={chosen === master._id}
            disabled={disabled}
            onChoose={() => onChange(master._id)}
          />
        ))}
        {others.map((master) => (
          <MasterCard
            key={master._id}
            name={master.name}
            lines={[master.role, services.length > 1 ? "Not for all of these" : "Not for this service"]}
            photos={[master.photo]}
            checked={false}
            disabled
            onChoose={() => {}}
          />
        ))}
      </fieldset>
    </section>
  );
}

interface CardProps {
  name: string;
  lines: string[];
  photos: string[];
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function MasterCard({ name, lines, photos, checked, disabled, onChoose }: CardProps) {
  return (
    <label className="who-card">
      <input type="radio" name="master" checked={checked} disabled={disabled} onChange={onChoose} />
      <span className="relative block">
        <span className={classes("pic", photos.length > 1 && "pic-any")}>
          {photos.map((photo) => (
            <img key={photo} src={photo} alt="" width="124" height="139" />
          ))}
        </span>
        <span className="tick">
          <Icon name="check" />
        </span>
      </span>
      <span>
        <b>{name}</b>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
    </label>
  );
}
