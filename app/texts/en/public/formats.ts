import { texts } from "#app/texts/texts.ts";

// Intl loads its tables when the first formatter of a kind is made, so make each on first use.
let dollars: Intl.NumberFormat | undefined;
let relative: Intl.RelativeTimeFormat | undefined;

/** How numbers, money, dates and times are written. */
export const formats = texts("formats", {
  /** Dollars: $60, $28.50 if there are cents, or −$5. Screen readers pass over the hyphen that Intl writes. */
  money: (amount: number) => {
    dollars ??= new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    // Firefox 115 does not know the option that leaves out the cents of a whole sum.
    return dollars.format(amount).replace(".00", "").replace("-", "−");
  },
  /** Translates digits, names of days and months, and times of day in a text that Intl wrote in English. */
  written: (english: string) => english,
  /** '4:30 pm to 5:30 pm'. With `short`, the first 'pm' is left out if both halves share it. */
  timeSpan: (start: string, end: string, short: boolean) =>
    short && start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} to ${end}` : `${start} to ${end}`,
  /** 'today', 'tomorrow', 'in 3 days'. */
  daysFromNow: (days: number) => {
    relative ??= new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });
    return relative.format(days, "day");
  },
  /** '45 min', '2 h 30 min'. @param hours 0 if it is all in minutes */
  duration: (hours: number, minutes: number) =>
    [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(" "),
  /** 'Dhaka time (GMT+6)' */
  zoneLabel: (city: string, offset: string) => `${city} time (${offset})`,
  /** By the hour of the salon's clock, 0 to 23. */
  greeting: (hour: number) => (hour < 12 ? "Good morning" : hour < 17 ? "Good afternoon" : "Good evening"),
});
