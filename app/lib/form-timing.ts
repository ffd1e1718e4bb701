/**
 * How long a field's error waits before it shows, in milliseconds. Otherwise, leaving a field by pressing a button
 * could move that button away from under the press.
 */
export const fieldErrorDelayMs = 200;
