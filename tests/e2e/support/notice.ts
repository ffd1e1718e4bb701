import type { Page } from "@playwright/test";

interface Notice {
  place: "top-end" | "center";
  /** All its words. */
  text: string;
}

/**
 * Waits for a notice from inside the page, and reads where it stands on a screen wider than a phone: one that closes
 * itself soon is gone before a slow machine looks again.
 */
export function noticed(page: Page, words: string): Promise<Notice> {
  return page.evaluate(
    (wanted) =>
      new Promise<Notice>((resolve) => {
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
        look();

        function look() {
          for (const status of document.querySelectorAll("[role=status]")) {
            const notice = [...status.children].find(({ textContent }) => textContent.includes(wanted));
            if (!notice) continue;
            const { top, left, right } = notice.getBoundingClientRect();
            const isCentral = Math.abs((left + right) / 2 - innerWidth / 2) < 20 && top > innerHeight / 4;
            const isAtEnd = right > innerWidth - 50 && top < 100;
            if (!isCentral && !isAtEnd) continue;
            observer.disconnect();
            resolve({ place: isCentral ? "center" : "top-end", text: notice.textContent });
          }
        }
      }),
    words,
  );
}
