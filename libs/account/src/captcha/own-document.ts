import { accessPath } from '../paths.ts'

/** Compares as the server does, which allows reCAPTCHA in this document only. */
const isAccess = (pathname: string) => /^\/access\/?$/i.test(pathname)

/** Whether this tab's document was loaded at access, however far the router has moved since. */
function cameFromAccess(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return isAccess(new URL(navigation?.name ?? location.href, location.href).pathname)
}

/**
 * Loads access as a new document instead of moving there inside the tab. Done by hand: the router's `redirectDocument`
 * would add to home's first chunk. @returns a promise that never settles in this document; undefined when the document
 * is access's own
 */
export function enterDocument(asked: URL): Promise<never> | undefined {
  if (cameFromAccess()) return undefined
  location.assign(accessPath() + asked.search)
  return new Promise(() => undefined)
}

/** A document keeps its policy and the third-party script: the page after access loads as a document of its own. */
export function leaveDocument(): void {
  if (cameFromAccess() && !isAccess(location.pathname)) location.reload()
}
