import { texts } from "#app/texts/texts.ts";

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;
const guests = counted("guest", "guests");
const services = counted("service", "services");
const masters = counted("master", "masters");
const visits = counted("visit", "visits");

/** The texts of an import, by what its file holds. */
export const importKindTexts = texts("importKindTexts", {
  guests: {
    kind: "Guests",
    title: "Bring your guests in",
    hint: "One guest a row, with a name and a mobile or an e-mail. The first row names the columns. Up to 10,000 rows.",
    notEnough: "Choose the column with the name, and one with the mobile or the e-mail.",
    made: (count: number) => (count === 1 ? "new guest" : "new guests"),
    joined: (count: number) => (count === 1 ? "joined to a guest you have" : "joined to guests you have"),
    joinedHow: "same id, number or e-mail",
    nothingNew: "Nothing of this file is new: everybody in it is here already.",
    importThem: (count: number) => `Import ${guests(count)}`,
    notImported: "No guest was imported",
    doneTitle: (count: number) => (count === 1 ? "1 guest is here" : `${count} guests are here`),
    until: (moment: string) =>
      `You can take all of it back until ${moment}. Guests who were booked or changed since then stay.`,
    see: "See the guests",
    sureText:
      "The guests it brought are removed, with their notes. Guests who were booked or changed since then stay.",
    takenBack: (gone: number, stayed: number) =>
      stayed === 0
        ? `${guests(gone)} taken back.`
        : `${guests(gone)} taken back. ${guests(stayed)} changed since then, and stayed.`,
  },
  services: {
    kind: "Services",
    title: "Bring your services in",
    exported:
      "You can edit the file of your services in a spreadsheet and import it again: it adds what is new and changes nothing that is here. It has what customers can book, without sizes, add-ons, rooms and pictures.",
    hint: "One service a row, with a name, a price and its minutes. The first row names the columns. Up to 500 rows. New services can be booked at once, with every master.",
    notEnough: "Choose the columns with the name, the price and the minutes.",
    made: (count: number) => (count === 1 ? "new service" : "new services"),
    joined: (count: number) => (count === 1 ? "joined to a service you have" : "joined to services you have"),
    joinedHow: "same id, or same name and category",
    nothingNew: "Nothing of this file is new: its services are here already.",
    importThem: (count: number) => `Import ${services(count)}`,
    notImported: "No service was imported",
    doneTitle: (count: number) => (count === 1 ? "1 service is here" : `${count} services are here`),
    until: (moment: string) =>
      `You can take all of it back until ${moment}. Services that were booked or changed since then stay. Look at their pictures and masters next.`,
    see: "See the services",
    sureText:
      "The services it brought are removed, even if you have chosen their masters since. Services that were booked or changed otherwise stay.",
    takenBack: (gone: number, stayed: number) =>
      stayed === 0
        ? `${services(gone)} taken back.`
        : `${services(gone)} taken back. ${services(stayed)} booked or changed since then, and stayed.`,
  },
  masters: {
    kind: "Masters",
    title: "Bring your masters in",
    exported:
      "The file of your masters has who works here, with hours and services. Sizes, add-ons and photographs are not in it.",
    hint: "One master a row. The first row names the columns. Up to 100 rows. A master without services performs all of them; one without hours has the salon’s. A mobile and an e-mail help to recognise a master and are not shown.",
    notEnough: "Choose the column with the name.",
    made: (count: number) => (count === 1 ? "new master" : "new masters"),
    joined: (count: number) => (count === 1 ? "joined to a master you have" : "joined to masters you have"),
    joinedHow: "same id, number or e-mail, and same name",
    nothingNew: "Nothing of this file is new: everybody in it is here already.",
    importThem: (count: number) => `Import ${masters(count)}`,
    notImported: "No master was imported",
    doneTitle: (count: number) => (count === 1 ? "1 master is here" : `${count} masters are here`),
    until: (moment: string) =>
      `You can take all of it back until ${moment}. Masters who were booked or changed since then stay. Look at their hours and photographs next.`,
    see: "See the masters",
    sureText:
      "The masters it brought are removed, even if you have chosen their services since. Masters who were booked or changed otherwise stay.",
    takenBack: (gone: number, stayed: number) =>
      stayed === 0
        ? `${masters(gone)} taken back.`
        : `${masters(gone)} taken back. ${masters(stayed)} booked or changed since then, and stayed.`,
  },
  visits: {
    kind: "Coming visits",
    title: "Bring your coming visits in",
    exported:
      "The file has every visit to come, with what is paid and what is still to pay, but not those still to be arranged. An import reads neither sum.",
    hint: "One visit a row, with the guest, a date and time on the salon’s clock, and the services by their names here. Bring services and masters in first. Up to 10,000 rows. Visits come in confirmed and unpaid, and nobody is told.",
    notEnough: "Choose the columns with the name, the mobile or e-mail, the date and the service.",
    made: (count: number) => (count === 1 ? "new visit" : "new visits"),
    joined: (count: number) => (count === 1 ? "joined to a visit you have" : "joined to visits you have"),
    joinedHow: "same id, or same guest, start and services",
    nothingNew: "Nothing of this file is new: its visits are here already.",
    importThem: (count: number) => `Import ${visits(count)}`,
    notImported: "No visit was imported",
    doneTitle: (count: number) => (count === 1 ? "1 visit is here" : `${count} visits are here`),
    until: (moment: string) =>
      `You can take all of it back until ${moment}. Visits that were moved, paid or changed since then stay.`,
    see: "See the calendar",
    sureText:
      "The visits it brought are removed, with the guests it added for them. Visits that were moved, paid or changed since then stay.",
    takenBack: (gone: number, stayed: number) =>
      stayed === 0
        ? `${visits(gone)} taken back.`
        : `${visits(gone)} taken back. ${visits(stayed)} changed since then, and stayed.`,
  },
});
