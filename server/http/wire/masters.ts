/** With whom, as use cases take it: one master for the whole visit, or one for each service; undefined: not said. */
export function toMasters(said: {
  masterId?: string | undefined;
  masterIds?: readonly string[] | undefined;
}): readonly string[] | undefined {
  return said.masterIds ?? (said.masterId === undefined ? undefined : [said.masterId]);
}
