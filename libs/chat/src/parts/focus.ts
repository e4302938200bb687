/** What had the focus is gone from the page: a keyboard would begin anew at its top. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body
