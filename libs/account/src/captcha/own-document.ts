import { accessPath } from '../paths.ts'

/** As the server compares: it lets reCAPTCHA into this document and into no other. */
const isAccess = (pathname: string) => /^\/access\/?$/i.test(pathname)

/** Whether this tab's document, wherever its pages have led since, is the one that came from access. */
function cameFromAccess(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return isAccess(new URL(navigation?.name ?? location.href, location.href).pathname)
}

/** The address that access has to be loaded from as a document; undefined where one may move there inside the tab. */
export function ownDocument(asked: URL): string | undefined {
  return cameFromAccess() ? undefined : accessPath() + asked.search
}

/** A document keeps its policy, and a stranger's script: the page behind access begins with a document of its own. */
export function leaveDocument(): void {
  if (cameFromAccess() && !isAccess(location.pathname)) location.reload()
}
