import { redirectTarget, type FeatureContext } from '@atrio/tenant-core'

/** Has the prefix of all drafts: removed at sign-out. */
const NAME = 'atrio.draft.play-wanted'

/** Notes the page that a person wanted when they began to pay: the payment's pages know nothing of it. */
export function rememberWanted(path: string | null): void {
  try {
    if (path) sessionStorage.setItem(NAME, path)
    else sessionStorage.removeItem(NAME)
  } catch {
    // blocked storage: the videos are shown instead
  }
}

/** That page, if it is one of this portal. */
export function wantedPage(ctx: FeatureContext): string | null {
  try {
    return redirectTarget(ctx, sessionStorage.getItem(NAME))
  } catch {
    return null
  }
}
