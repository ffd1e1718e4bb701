import { useState } from "react";
import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import { frameOf, isOwnSource, type OwnLink, ownLink } from "#app/features/salon/own-link.ts";
import { masterName, salonName, serviceName } from "#app/lib/names.ts";
import { qrCodeAsPng, svgAddress, useQrCode } from "#app/lib/qr-code.ts";
import { saveFile } from "#app/lib/save-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { ownLinkTexts } from "#app/texts/en/dashboard/own-link.ts";
import { bookLinkTexts } from "#app/texts/en/shared/book-link.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { CopyField } from "#app/ui/CopyField.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifyError } from "#app/ui/toasts.ts";
import { toSource } from "#domain/figures/sources.ts";

/** Makes the booking link for a profile, a printed code, or another site, with what it names. */
export function LinkMaker() {
  const salon = useSalon();
  const texts = useTexts(ownLinkTexts);
  const title = useTexts(bookLinkTexts).title(salonName(salon));
  const services = useServices().data ?? [];
  const masters = useMasters().data ?? [];
  const [named, setNamed] = useState<OwnLink>({ service: "", master: "", source: "", language: "en" });
  const service = services.find(({ _id }) => _id === named.service);
  const isCounted = isOwnSource(named.source);
  const link = ownLink(salon.url, isCounted ? named : { ...named, source: "" });
  const name = (part: Partial<OwnLink>) => setNamed((before) => ({ ...before, ...part }));

  return (
    <div className="grid gap-5">
      <div className="field-pairs">
        <SelectField
          label={texts.service}
          value={named.service}
          onChange={({ target }) => name({ service: target.value, master: "" })}
        >
          <option value="">{texts.anyService}</option>
          {services.map((one) => (
            <option key={one._id} value={one._id}>
              {serviceName(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.master}
          value={named.master}
          disabled={!service}
          onChange={({ target }) => name({ master: target.value })}
        >
          <option value="">{texts.anyone}</option>
          {masters
            .filter(({ _id }) => service?.masterIds.includes(_id))
            .map((master) => (
              <option key={master._id} value={master._id}>
                {masterName(master)}
              </option>
            ))}
        </SelectField>
        <TextField
          label={texts.source}
          optional
          hint={texts.sourceHint}
          error={isCounted ? undefined : texts.sourceWrong}
          value={named.source}
          maxLength={40}
          autoCapitalize="none"
          onChange={({ target }) => name({ source: target.value })}
        />
        <SelectField
          label={texts.language}
          value={named.language}
          onChange={({ target }) => name({ language: target.value === "bn" ? "bn" : "en" })}
        >
          <option value="en">English</option>
          <option value="bn">বাংলা</option>
        </SelectField>
      </div>
      <CopyField label={texts.link} value={link} texts={texts} />
      <Code
        link={link}
        file={`booking-link${isCounted && named.source ? `-${toSource(named.source)}` : ""}`}
      />
      <CopyField label={texts.snippet} hint={texts.snippetHint} value={frameOf(link, title)} texts={texts} />
    </div>
  );
}

/** The link as a QR code, to look at and to save for print. */
function Code({ link, file }: { link: string; file: string }) {
  const texts = useTexts(ownLinkTexts);
  const svg = useQrCode(link);

  async function savePng() {
    try {
      saveFile(`${file}.png`, await qrCodeAsPng(link));
    } catch {
      notifyError(texts.notDrawn);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      {svg ? (
        <img src={svgAddress(svg)} alt={texts.code} width={176} height={176} />
      ) : (
        <Skeleton className="h-44 w-44" />
      )}
      <div className="grid gap-2.5">
        <p className="sm muted max-w-[36ch]">{texts.codeText}</p>
        <div className="button-row">
          <Button
            variant="line"
            size="sm"
            className="min-h-11"
            disabled={!svg}
            onClick={() => svg && saveFile(`${file}.svg`, new Blob([svg], { type: "image/svg+xml" }))}
          >
            {texts.saveSvg}
          </Button>
          <Button variant="line" size="sm" className="min-h-11" onClick={() => void savePng()}>
            {texts.savePng}
          </Button>
        </div>
      </div>
    </div>
  );
}
