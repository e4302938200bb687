import { useTranslation } from '@atrio/i18n'
import { AppLink, useAskedCode, useDestination, useFeatureContext } from '@atrio/tenant-core'
import { ChevronDownIcon, IconButton, MenuIcon, useToast, XIcon } from '@atrio/ui'
import { useLocation } from 'react-router'
import { AccountPlace } from './account-place.tsx'
import { Brand } from './brand.tsx'
import { headerCss, navCss, onlySmallCss } from './header.styles.ts'
import type { Frame } from './layouts.ts'
import { hasMore } from './more-menu.ts'
import { hasBottomBar, isCurrent, navLinks } from './nav-links.ts'
import { useScrolled } from './scrolled.ts'
import { menuPart, MORE_ID, type Menu } from './use-menu.ts'

const loadMore = () => import('./more-panel.tsx')
// opening it says so where it does not come
const loadAhead = () => void loadMore().catch(() => undefined)

/** A menu that is about to be opened is fetched first. */
export const onMenuIntent = { onPointerEnter: loadAhead, onFocus: loadAhead }

type Props = { kind: NonNullable<Frame['header']>; menu: Menu; onChangeChurch: (() => void) | undefined }

export function Header({ kind, menu, onChangeChurch }: Props) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const going = useDestination().pathname
  const scrolled = useScrolled()
  const { church, visual } = ctx.tenant
  const toast = useToast()
  const more = useAskedCode(menu.open, loadMore, () => {
    menu.close()
    toast({ text: t('error.failed.text') })
  })
  const toggle = { 'aria-expanded': menu.open, 'aria-controls': MORE_ID, onClick: menu.toggle, ...onMenuIntent }
  return (
    <header css={headerCss} data-ruled={kind === 'ruled' || scrolled} data-open={menu.open} {...menuPart}>
      <div>
        <AppLink to="/">
          <Brand name={church.name} logo={visual.logo} />
        </AppLink>
        {kind !== 'brand' && (
          <nav aria-label={t('nav.main')} css={navCss}>
            {navLinks(ctx, 'header').map(({ role, href, label }) => (
              <AppLink key={role} to={href} aria-current={isCurrent(going, href) ? 'page' : undefined}>
                {label}
              </AppLink>
            ))}
            {hasMore(ctx) && (
              <button type="button" {...toggle}>
                {t('nav.more')}
                <ChevronDownIcon size="sm" />
              </button>
            )}
          </nav>
        )}
        <AccountPlace />
        {kind !== 'brand' && !hasBottomBar(pathname) && (
          <span css={onlySmallCss} data-only="small">
            <IconButton label={menu.open ? t('nav.close') : t('nav.menu')} {...toggle}>
              {menu.open ? <XIcon /> : <MenuIcon />}
            </IconButton>
          </span>
        )}
      </div>
      {menu.open && more && <more.MorePanel id={MORE_ID} onChangeChurch={onChangeChurch} onFollow={menu.close} />}
    </header>
  )
}
