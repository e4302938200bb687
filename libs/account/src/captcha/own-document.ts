import { accessPath } from '../paths.ts'

/** As the server compares: it lets reCAPTCHA into this document and into no other. */
const isAccess = (pathname: string) => /^\/access\/?$/i.test(pathname)

/** Whether this tab's document, wherever its pages have led since, is the one that came from access. */
function cameFromAccess(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return isAccess(new URL(navigation?.name ?? location.href, location.href).pathname)
}

/**
 * Loads access as a document where one would move there inside the tab. By hand, not by the router's `redirectDocument`,
 * which would stand in home's first chunk.
 *
 * @returns what ends with this document; undefined where it is access's own
 */
export function enterDocument(asked: URL): Promise<never> | undefined {
  if (cameFromAccess()) return undefined
  location.assign(accessPath() + asked.search)
  return new Promise(() => undefined)
}

/** A document keeps its policy, and a stranger's script: the page behind access begins with a document of its own. */
export function leaveDocument(): void {
  if (cameFromAccess() && !isAccess(location.pathname)) location.reload()
}
