/**
 * How long a field's error waits before it shows, in milliseconds. Leaving a field by pressing a button must not move
 * that button away from under the press.
 */
export const fieldErrorDelayMs = 200;
