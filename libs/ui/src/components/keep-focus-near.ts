/**
 * A ref of a button that leaves the page when it has done its work. A focus that goes with it would be at the page's
 * beginning: it moves to what can hold it around the button, such as the page's `main`.
 */
export function keepFocusNear(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement !== button) return
    const around = button.closest<HTMLElement>('[tabindex]')
    // React removes it, and shows what is next, before this runs
    queueMicrotask(() => document.activeElement === document.body && around?.focus({ preventScroll: true }))
  }
}
