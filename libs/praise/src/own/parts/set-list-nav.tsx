import type { SetList } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { chipCss, ChevronLeftIcon, ChevronRightIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { setListSongPath } from '../own-paths.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s2) var(--s4)',
  padding: 'var(--s3) var(--gutter) 0',
  '& > a': { maxWidth: '100%', whiteSpace: 'normal' },
})

/** The song before and the song after, in the order of the list. @param place from 1 */
export function SetListNav({ list, place }: { list: SetList; place: number }) {
  const { t } = useTranslation('ownSongs')
  const before = list.songs[place - 2]
  const after = list.songs[place]
  return (
    <nav aria-label={t('song.nav')} css={row} data-print="no">
      <span css={{ color: 'var(--muted)' }}>{t('song.place', { place, count: list.songs.length })}</span>
      {before && (
        <AppLink to={setListSongPath(list.id, place - 1)} css={chipCss}>
          <ChevronLeftIcon size="sm" />
          {t('song.before', { title: before.title })}
        </AppLink>
      )}
      {after && (
        <AppLink to={setListSongPath(list.id, place + 1)} css={chipCss}>
          {t('song.after', { title: after.title })}
          <ChevronRightIcon size="sm" />
        </AppLink>
      )}
    </nav>
  )
}
