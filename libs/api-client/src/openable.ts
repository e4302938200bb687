/** Whether a file can be opened by its address: one of the web, or of our own. */
export const isOpenable = ({ url }: { url: string }): boolean => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url)
