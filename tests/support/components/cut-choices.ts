/** The choices of the page's lists that are wider than their list, which would cut them off. */
export function cutChoices(): string[] {
  return [...document.querySelectorAll("select")].flatMap((list) => {
    const alone = list.cloneNode() as HTMLSelectElement;
    alone.style.cssText = "position: absolute; width: max-content";
    list.after(alone);
    const cut = [...list.options].filter((option) => {
      alone.replaceChildren(option.cloneNode(true));
      return alone.offsetWidth > list.offsetWidth;
    });
    alone.remove();
    return cut.map(({ text }) => text);
  });
}
