import { Link, useSearchParams } from "react-router";
import { previewTexts } from "#app/texts/en/shared/preview.ts";
import { useLoadedTexts } from "#app/texts/load-texts.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Says that the preview in the URL has ended, and how to make a new one. */
export default function PreviewEnded() {
  useLoadedTexts("shared");
  const texts = useTexts(previewTexts);
  const [query] = useSearchParams();
  if (!query.has("preview")) return null;
  return (
    <p className="strip" role="status">
      {texts.ended} {/* Not inside the editor's frame: the dashboard can't be framed. */}
      <Link to="/dashboard/site" target="_top">
        {texts.again}
      </Link>
    </p>
  );
}
