import { useTranslation } from '@atrio/i18n'
import {
  AccountQuestion,
  consentAtom,
  laterPart,
  PageArrival,
  pageBlockedAtom,
  stayingAtom,
  useFeatureContext,
} from '@atrio/tenant-core'
import { media, SkipLink, ToastProvider } from '@atrio/ui'
import { css } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { useCallback, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { BottomBar } from './bottom-bar.tsx'
import { ChurchSelectorPlace } from './church-selector-place.tsx'
import { Header } from './header.tsx'
import type { FooterProps } from './footer.later.tsx'
import { frames, layoutOf } from './layouts.ts'
import { hasBottomBar } from './nav-links.ts'
import { Offline } from './offline.tsx'
import { PageRoom, type HiddenPage } from './page-room.tsx'
import { useMenu } from './use-menu.ts'
import { PageVeil, PendingLine } from './waiting.tsx'

const Footer = laterPart<FooterProps>(async () => ({ default: (await import('./footer.later.tsx')).Footer }))

/** Loads what the shell loads after the first paint, where whole pages are rendered at once. */
export const loadShell = Footer.load

const page = css({
  '--head': '4rem',
  '& main:focus': { outline: 0 },
  '& main[aria-busy="true"] > :not([data-awaited])': { display: 'none' },
  '&[data-bar="true"]': { '--toast-edge': '4.125rem', paddingBottom: 'calc(4.125rem + env(safe-area-inset-bottom))' },
  [media.tabletBigUp]: { '--head': '5rem', '&[data-bar="true"]': { '--toast-edge': '0px', paddingBottom: 0 } },
})

/** The component of the route '/': the layout of the matched page, and the page in it. */
export function Root() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const frame = frames[layoutOf(useMatches(), ctx.embed)]
  const blocked = useAtomValue(pageBlockedAtom)
  const Consent = useAtomValue(consentAtom)?.Content
  const Staying = useAtomValue(stayingAtom)?.Content
  const menu = useMenu()
  const [selector, setSelector] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const bar = frame.bottomBar && hasBottomBar(pathname)
  const hiddenRef = useRef<HiddenPage>(undefined)
  // while a stand-in is scrolled in the place of a page, what is remembered is not that page's place
  const scrollKey = useCallback(({ key }: { key: string }) => (key === hiddenRef.current?.key ? 'stand-in' : key), [])
  const openSelector = useCallback(() => setSelector('open'), [])
  const changeChurch = () => {
    // the dialog restores the focus to the element that had it: the button that stays mounted
    if (menu.open) menu.close()
    openSelector()
  }
  const inOrganization = ctx.tenant.church.organizationSlug
  return (
    <>
      <meta property="og:site_name" content={ctx.tenant.church.name} />
      <div css={page} data-bar={bar} inert={blocked}>
        <ToastProvider dismissLabel={t('dismiss')}>
          <SkipLink label={t('skip')} />
          {/* early in the order of focus; it lies at the foot of the window */}
          {Consent && <Consent />}
          {frame.header && (
            <Header kind={frame.header} menu={menu} onChangeChurch={inOrganization ? changeChurch : undefined} />
          )}
          <Offline />
          <PageRoom hiddenRef={hiddenRef}>
            <Outlet />
          </PageRoom>
          {frame.footer && <Footer onChangeChurch={inOrganization ? openSelector : undefined} />}
          {Staying && <Staying />}
          {bar && <BottomBar menu={menu} />}
          <AccountQuestion />
          {selector !== 'unasked' && (
            <ChurchSelectorPlace open={selector === 'open'} onClose={() => setSelector('closed')} />
          )}
        </ToastProvider>
      </div>
      <PendingLine />
      <PageArrival />
      <PageVeil />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
