import "#app/features/closing/daily-close.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CountNotes } from "#app/features/closing/CountNotes.tsx";
import { show } from "#tests/support/components/show.tsx";

test.each([288, 358, 680])(
  "a count of three digits can be read where notes are counted, %d pixels wide",
  async (width) => {
    await page.viewport(width, 844);
    await show(<CountNotes onCount={() => {}} />);
    await page.getByText("Count the notes").click();
    for (const field of page.getByRole("textbox").elements()) {
      if (!(field instanceof HTMLInputElement)) throw new Error("A count is typed into a field.");
      await page.elementLocator(field).fill("128");
      expect(field.scrollWidth).toBe(field.clientWidth);
      const worth = field.nextElementSibling;
      expect(worth?.scrollWidth).toBe(worth?.clientWidth);
    }
  },
);
