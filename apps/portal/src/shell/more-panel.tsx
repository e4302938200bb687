import { useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext } from '@atrio/tenant-core'
import { ArrowUpRightIcon, BuildingIcon, kickerCss, ListIcon } from '@atrio/ui'
import { useLayoutEffect, useRef } from 'react'
import { moreIcons } from './more-icons.ts'
import { menuSize, moreColumns, type MoreColumn, type MoreLink } from './more-menu.ts'
import { columnCss, gridCss, panelCss } from './more-panel.styles.ts'
import { LanguageSwitch, ThemeSwitch } from './settings-switches.tsx'

type Props = { id: string; onChangeChurch: (() => void) | undefined; onFollow: () => void }

/** The More menu's links, by intent. */
export function MorePanel({ id, onChangeChurch, onFollow }: Props) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('shell')
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => panel.current?.focus(), [])
  const columns = moreColumns(ctx, Boolean(onChangeChurch))
  const entries = columns.flatMap(({ links }) => links).filter(({ onlyPhone }) => !onlyPhone).length
  const isOnlyPhone = ({ intent, links }: MoreColumn) =>
    (intent !== 'church' || !onChangeChurch) && links.every(({ onlyPhone }) => onlyPhone)
  const shown = columns.filter((column) => !isOnlyPhone(column)).length
  return (
    <nav id={id} ref={panel} tabIndex={-1} aria-label={t('nav.more')} css={panelCss}>
      <div role="group" aria-label={t('more.settings')} data-settings>
        <h2>{t('nav.more')}</h2>
        <ThemeSwitch />
        <LanguageSwitch place="menu" />
      </div>
      <div css={gridCss} data-size={menuSize(entries)} data-columns={shown}>
        {columns.map((column) => (
          <section key={column.intent} css={columnCss} data-phone={isOnlyPhone(column)}>
            <h3 css={kickerCss}>{t(`more.${column.intent}`)}</h3>
            <ul>
              {column.links.map((link) => (
                <li key={link.key} data-phone={link.onlyPhone}>
                  <MoreEntry link={link} onFollow={onFollow} />
                </li>
              ))}
              {column.intent === 'church' && onChangeChurch && (
                <li>
                  <button type="button" onClick={onChangeChurch}>
                    <BuildingIcon size="sm" />
                    {t('selector.open')}
                  </button>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

function MoreEntry({ link: { href, label, target, external }, onFollow }: { link: MoreLink; onFollow: () => void }) {
  const { t } = useTranslation('shell')
  const Icon = moreIcons[target] ?? ListIcon
  if (!external) {
    return (
      <AppLink to={href} onClick={onFollow}>
        <Icon size="sm" />
        {label}
      </AppLink>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener">
      <Icon size="sm" />
      <span>
        {label}
        <span aria-hidden data-arrow>
          <ArrowUpRightIcon size="sm" />
        </span>
      </span>
      <span className="visually-hidden">{t('more.outside')}</span>
    </a>
  )
}
