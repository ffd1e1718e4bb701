import { texts } from "#app/texts/texts.ts";

/** What the salon took. */
export const revenueTexts = texts("revenueTexts", {
  title: (sum: string, period: string) => `${sum} ${period}`,
  revenue: "Revenue",
  period: "Period",
  byService: "By service",
  byMaster: "By master",
  notLoaded: "The numbers did not load.",
  nothingYet: "Nothing yet in these days.",
  everythingElse: "Everything else",
  unassigned: "Not assigned",
  perDay: "Taken per day",
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  asTable: "As a table",
  day: "Day",
  taken: "Taken",
  week: "Week",
  weekWords: "in a week",
  weekBefore: "The week before",
  weeks: "4 weeks",
  weeksWords: "in four weeks",
  weeksBefore: "Four weeks before",
  year: "Year",
  yearWords: "in a year",
  yearBefore: "The year before",
});
