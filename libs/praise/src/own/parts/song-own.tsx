import { useTranslation } from '@atrio/i18n'
import { isSignedInOnceRestored, useFeatureContext } from '@atrio/tenant-core'
import { chipCss, HeartIcon, PlusIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import type { SongOwnProps } from '../../parts/song-viewer.tsx'
import { hasChords } from '../model/has-chords.ts'
import { KeepSong } from './keep-song.lazy.tsx'
import { useFavourite } from './use-favourite.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginTop: 'var(--s4)' })

/** Marks a song, and adds it to a set list in the key that is shown. What a press opens comes with it. */
export function SongOwn(props: SongOwnProps) {
  const { t } = useTranslation('praise')
  const ctx = useFeatureContext()
  const { favourite, busy, toggle, offered } = useFavourite(props.song)
  const [asked, setAsked] = useState(false)
  if (!offered) return null
  const press = async () => {
    if (await isSignedInOnceRestored(ctx)) await toggle()
    else setAsked(true)
  }
  return (
    <div css={row} data-print="no">
      <button type="button" aria-pressed={favourite} aria-busy={busy} css={chipCss} onClick={() => void press()}>
        <HeartIcon size="sm" />
        {t('own.favourite')}
      </button>
      <button type="button" aria-haspopup="dialog" css={chipCss} onClick={() => setAsked(true)}>
        <PlusIcon size="sm" />
        {t('own.add')}
      </button>
      {asked && (
        <KeepSong {...props} tone={hasChords(props.song) ? props.tone : null} onClose={() => setAsked(false)} />
      )}
    </div>
  )
}
