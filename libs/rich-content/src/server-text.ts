type Sanitize = (html: string) => string

let sanitize: Sanitize | undefined

/** Sets the sanitizer of all server-rendered rich texts, whatever the database contains. Called by the server only. */
export const sanitizeOnServer = (by: Sanitize): void => void (sanitize = by)

/** A text for the server's markup. In the browser, which hydrates that markup, nothing is written. */
export const serverText = (html: string): string => (sanitize ? sanitize(html) : html)
