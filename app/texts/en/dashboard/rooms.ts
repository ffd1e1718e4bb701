import { texts } from "#app/texts/texts.ts";

/** What a service takes besides its minutes, and the salon's rooms and equipment. */
export const roomTexts = texts("roomTexts", {
  beside: "Preparation, processing and room",
  besideText:
    "Guests see none of this. It keeps free the time that a service needs before, during and after the guest's own minutes.",
  prep: "Preparation before",
  cleanup: "Clean-up after",
  processing: "Processing time",
  processingHint: "The master is free meanwhile; the guest and the room are not.",
  processingStart: "Begins how long after the start",
  room: "Room or equipment",
  noRoom: "None",
  /** @param units how many there are */
  named: (name: string, units: number) => `${name} (${units})`,
  title: "Rooms and equipment",
  text: "What you have only so many of, such as a thermal bath: a service that needs one is offered only while one is free.",
  name: "Name",
  units: "How many",
  nameOf: (room: string) => `Name of ${room}`,
  unitsOf: (room: string) => `How many of ${room}`,
  save: "Save",
  saveOf: (room: string) => `Save ${room}`,
  remove: (room: string) => `Remove ${room}`,
  removeQuestion: (room: string) => `Remove ${room}?`,
  removeText: "Services that need it now will no longer need it.",
  removeYes: "Remove",
  add: "Add",
  addTitle: "Another one",
  saved: (room: string) => `${room} is saved`,
  removed: (room: string) => `${room} is removed`,
  withoutUnit:
    "The room is taken while these booked visits need it. They stay until you move each one, or the visit that overlaps it, to another hour.",
  notSaved: "It was not saved",
  notRemoved: "It was not removed",
  notLoaded: "The rooms did not load.",
});
