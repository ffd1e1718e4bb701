import type { Intent } from "./api.ts";
import { installStyles } from "./styles.ts";

/** Plays the bank's 3-D Secure page; resolves with what was pressed, Escape counting as a failure. */
export function askChallenge(intent: Intent): Promise<"complete" | "fail"> {
  installStyles();
  const dialog = document.createElement("dialog");
  dialog.className = "sbx-challenge";
  const complete = button("Complete", "sbx-challenge-button sbx-challenge-complete");
  const fail = button("Fail", "sbx-challenge-button");
  const title = text("h2", "sbx-challenge-title", "3-D Secure check");
  const about = text("p", "sbx-challenge-text", explanation(intent));
  label(dialog, title, about);
  const actions = document.createElement("div");
  actions.className = "sbx-challenge-actions";
  actions.append(complete, fail);
  const body = document.createElement("div");
  body.className = "sbx-challenge-body";
  body.append(title, about, actions);
  dialog.append(text("p", "sbx-challenge-flag", "Test mode: no bank is asked, no money moves"), body);
  return show(dialog, complete, fail);
}

function show(
  dialog: HTMLDialogElement,
  complete: HTMLButtonElement,
  fail: HTMLButtonElement,
): Promise<"complete" | "fail"> {
  return new Promise((resolve) => {
    complete.addEventListener("click", () => dialog.close("complete"));
    fail.addEventListener("click", () => dialog.close("fail"));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "complete" ? "complete" : "fail");
    });
    document.body.append(dialog);
    dialog.showModal();
    complete.focus();
  });
}

function explanation(intent: Intent): string {
  const amount = new Intl.NumberFormat("en", {
    style: "currency",
    currency: intent.currency.toUpperCase(),
  }).format(intent.amount / 100);
  return `With a real card your bank would now ask you to confirm ${amount}. Choose how this test goes on.`;
}

function label(dialog: HTMLDialogElement, title: HTMLElement, about: HTMLElement): void {
  title.id = "sbx-challenge-title";
  about.id = "sbx-challenge-about";
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.setAttribute("aria-describedby", about.id);
}

function button(name: string, className: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = className;
  made.textContent = name;
  return made;
}

function text(tag: "h2" | "p", className: string, content: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = content;
  return made;
}
