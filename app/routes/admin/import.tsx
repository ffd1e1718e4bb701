import { ImportFile } from "#app/features/imports/ImportFile.tsx";

export default function ImportPage() {
  return <ImportFile />;
}
