import { useTranslation } from '@atrio/i18n'
import { AppLink, useDestination, useFeatureContext } from '@atrio/tenant-core'
import { media, MenuIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { onMenuIntent } from './header.tsx'
import { isCurrent, navLinks } from './nav-links.ts'
import { menuPart, MORE_ID, type Menu } from './use-menu.ts'

const bar = css({
  position: 'fixed',
  zIndex: 31,
  inset: 'auto 0 0',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  background: 'var(--paper)',
  borderTop: '1px solid var(--hairline)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '& a, & button': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.2rem',
    // as high and as large as five of them fit side by side: large letters would run into each other
    minHeight: 'min(4.125rem, 17vw)',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--muted)',
    fontSize: 'min(.875rem, 4.1vw)',
    lineHeight: 1,
    textDecoration: 'none',
  },
  '& svg': { width: 'min(1.375rem, 7vw)', height: 'min(1.375rem, 7vw)' },
  '& :focus-visible': { outlineOffset: -3 },
  '& [data-active="true"]': { color: 'var(--accent-ink)', fontWeight: 600 },
  '& [data-active="true"]::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    insetInline: '25%',
    height: 2,
    background: 'var(--accent-edge)',
  },
  [media.tabletBigUp]: { display: 'none' },
  '@media print': { display: 'none' },
})

/** The phone's navigation at the thumb: home, live, give, events, and everything else behind “More”. */
export function BottomBar({ menu }: { menu: Menu }) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('shell')
  const { pathname } = useDestination()
  return (
    <nav aria-label={t('nav.bottom')} css={bar} {...menuPart}>
      {navLinks(ctx, 'bottom').map(({ role, href, label, icon: Icon }) => {
        const current = isCurrent(pathname, href)
        return (
          <AppLink
            key={role}
            to={href}
            aria-current={current ? 'page' : undefined}
            data-active={current && !menu.open}
            onClick={menu.open ? menu.close : undefined}
          >
            {Icon && <Icon />}
            <span>{label}</span>
          </AppLink>
        )
      })}
      <button
        type="button"
        aria-expanded={menu.open}
        aria-controls={MORE_ID}
        data-active={menu.open}
        onClick={menu.toggle}
        {...onMenuIntent}
      >
        <MenuIcon />
        <span>{t('nav.more')}</span>
      </button>
    </nav>
  )
}
