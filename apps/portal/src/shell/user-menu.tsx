import { useTranslation } from '@atrio/i18n'
import { notificationBell } from '@atrio/notifications'
import {
  AppLink,
  optionalPart,
  whenIdle,
  sessionAtom,
  useFeatureContext,
  type FeatureContext,
} from '@atrio/tenant-core'
import { Avatar, ChevronDownIcon, LogOutIcon, menuItemCss, Popover, useToast } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { leading } from './nav-links.ts'
import { useOwnEntries } from './own-entries.ts'
import { shortName } from './short-name.ts'
import { menuCss, triggerCss } from './user-menu.styles.ts'

/** Loads the bell when the page is idle; without it if that fails. */
const bellOf = (ctx: FeatureContext) =>
  optionalPart(async () => {
    await whenIdle()
    return notificationBell(ctx)
  })

type Props = { onLogOut: () => Promise<void> }

/** The bell, the signed-in person, the pages that features add, and the log-out. */
export function UserMenu({ onLogOut }: Props) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const toast = useToast()
  const { account, clientAccount } = useAtomValue(sessionAtom)
  const [Bell] = useState(() => bellOf(ctx))
  const own = useOwnEntries()
  if (!account) return null
  const fullName = [account.name, account.surname].filter(Boolean).join(' ')
  const entries = leading(
    ctx,
    ctx.features.flatMap((feature) => feature.userMenu ?? []),
  )
  const leave = () => {
    // the button is unmounted: the focus moves to the page's content
    document.getElementById('main')?.focus({ preventScroll: true })
    onLogOut().catch(() => toast({ text: t('user.failed') }))
  }
  return (
    <>
      <Suspense>
        <Bell />
      </Suspense>
      {/* a new page begins with the menu closed, also by the browser's back */}
      <Popover
        key={pathname}
        align="end"
        label={t('user.menu')}
        css={menuCss}
        trigger={(props) => (
          <button {...props} type="button" css={triggerCss} onPointerEnter={own.ask} onFocus={own.ask}>
            <Avatar name={fullName} src={account.image?.url} />
            <span className="visually-hidden">{t('user.menu')} </span>
            <span data-name>{shortName(account.name)}</span>
            <ChevronDownIcon size="sm" />
          </button>
        )}
      >
        {(close) => (
          <>
            <p>
              {fullName}
              <span>{clientAccount?.email}</span>
            </p>
            {entries.length + own.entries.length > 0 && (
              <ul>
                {entries.map(({ role, href, label, icon: Icon }) => (
                  <li key={role}>
                    <AppLink to={href} css={menuItemCss} onClick={close}>
                      <Icon />
                      {label}
                    </AppLink>
                  </li>
                ))}
                {own.entries.map(({ href, label, icon: Icon }) => (
                  <li key={href}>
                    <AppLink to={href} css={menuItemCss} onClick={close}>
                      <Icon />
                      {label[ctx.locale]}
                    </AppLink>
                  </li>
                ))}
              </ul>
            )}
            <div>
              <button
                type="button"
                css={menuItemCss}
                onClick={() => {
                  close()
                  leave()
                }}
              >
                <LogOutIcon />
                {t('user.logOut')}
              </button>
            </div>
          </>
        )}
      </Popover>
    </>
  )
}
