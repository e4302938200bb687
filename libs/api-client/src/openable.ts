/** Whether a file's address may be opened: a web address, or a path of our own. */
export const isOpenable = ({ url }: { url: string }): boolean => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url)
