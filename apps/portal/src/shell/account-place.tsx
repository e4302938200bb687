import { useTranslation } from '@atrio/i18n'
import {
  AppLink,
  optionalPart,
  prepareSignOut,
  restoringAtom,
  signedInAtom,
  signOut,
  useFeatureContext,
  useLink,
} from '@atrio/tenant-core'
import { buttonCss } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { loginCss, placeCss } from './account-place.styles.ts'

// a page is worth more than its menu, which comes with the next load
const UserMenu = optionalPart(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

/**
 * Sign-in link for visitors, menu for members. The server has no session, so it renders once the session is restored.
 */
export function AccountPlace() {
  const ctx = useFeatureContext()
  const { store } = ctx
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const signedIn = useAtomValue(signedInAtom)
  const access = useLink('account.access', { redirectTo: pathname + search })
  useEffect(() => {
    // a session that could not be restored means a visitor, who needs the sign-in link
    void Promise.resolve(store.get(restoringAtom)).then(() => {
      if (!store.get(signedInAtom)) delete document.documentElement.dataset['member']
    })
  }, [store, signedIn])
  useEffect(() => {
    if (signedIn) void prepareSignOut()
  }, [signedIn])
  if (!access && !signedIn) return null
  return (
    <span css={placeCss} data-member={signedIn}>
      {signedIn ? (
        <Suspense>
          {/* passed, so that its own lazy code is named by the page's first chunk, which has the page's style sheet */}
          <UserMenu onLogOut={() => signOut(ctx)} />
        </Suspense>
      ) : (
        access && (
          <AppLink to={access} css={[buttonCss(), loginCss]}>
            {t('nav.login')}
          </AppLink>
        )
      )}
    </span>
  )
}
