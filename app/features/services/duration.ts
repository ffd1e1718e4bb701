/** Minutes as a guest reads them: 75 is "75 min", 120 is "2 h", 150 is "2 h 30 min". */
export function duration(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  const rest = minutes % 60;
  const hours = `${(minutes - rest) / 60} h`;
  return rest ? `${hours} ${rest} min` : hours;
}
