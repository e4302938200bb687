type Sanitize = (html: string) => string

let sanitize: Sanitize | undefined

/** Has all rich texts of a rendering on the server sanitised, whatever the database holds. Called by the server alone. */
export const sanitizeOnServer = (by: Sanitize): void => void (sanitize = by)

/** A text for the server's markup. In the browser, which takes that markup over as it stands, nothing is written. */
export const serverText = (html: string): string => (sanitize ? sanitize(html) : html)
