import { texts } from "#app/texts/texts.ts";

/** What a service takes beside its minutes, and the salon's rooms and equipment. */
export const roomTexts = texts("roomTexts", {
  beside: "Preparation, processing and room",
  besideText:
    "Guests see none of this. It keeps the time free that a service needs around and between her minutes.",
  prep: "Preparation before",
  cleanup: "Clean-up after",
  processing: "Processing time",
  processingHint: "The master is free for it, the guest and the room are not.",
  processingStart: "Begins so long after the start",
  room: "Room or equipment",
  noRoom: "None",
  /** @param units how many there are */
  named: (name: string, units: number) => `${name} (${units})`,
  title: "Rooms and equipment",
  text: "What there are only so many of, a thermal bath for example: a service that needs one is offered while one is free.",
  name: "Name",
  units: "How many",
  nameOf: (room: string) => `Name of ${room}`,
  unitsOf: (room: string) => `How many of ${room}`,
  save: "Save",
  saveOf: (room: string) => `Save ${room}`,
  remove: (room: string) => `Remove ${room}`,
  removeQuestion: (room: string) => `Remove ${room}?`,
  removeText: "No service needs it any more.",
  removeYes: "Remove",
  add: "Add",
  addTitle: "Another one",
  saved: (room: string) => `${room} is saved`,
  removed: (room: string) => `${room} is removed`,
  withoutUnit:
    "The room is taken while these booked visits need it. They stay until you give each another hour, or the guest beside it.",
  notSaved: "It was not saved",
  notRemoved: "It was not removed",
  notLoaded: "The rooms did not load.",
});
