/** The chosen masters: one for all services, or one per service in order. Undefined means any. */
export function chosenMasters(said: {
  masterId?: string | undefined;
  masterIds?: readonly string[] | undefined;
}): readonly string[] | undefined {
  return said.masterIds ?? (said.masterId === undefined ? undefined : [said.masterId]);
}
