/** Whether the focused element was removed: the keyboard focus would restart at the top of the page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body
