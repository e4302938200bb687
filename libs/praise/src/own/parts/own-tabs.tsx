import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { chipCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { ownPaths, paths } from '../../paths.ts'
import { useFavourites } from '../data/own-songs.queries.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginBottom: 'var(--s6)' })

const tabs = [
  ['all', paths.list],
  ['favourites', ownPaths.favourites],
  ['lists', ownPaths.setLists],
] as const

/** All songs, the person's favourites, their set lists: links, so that each has an address. None where a backend has only songs. */
export function OwnTabs({ current }: { current: (typeof tabs)[number][0] }) {
  const { t } = useTranslation('praise')
  const { data } = useFavourites()
  if (data === null) return null
  return (
    <nav aria-label={t('own.tabs')} css={row}>
      {tabs.map(([name, to]) => (
        <AppLink
          key={name}
          to={to}
          aria-current={name === current ? 'page' : undefined}
          preventScrollReset
          css={chipCss}
        >
          {t(`own.${name}`)}
        </AppLink>
      ))}
    </nav>
  )
}
