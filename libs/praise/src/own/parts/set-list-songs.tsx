import type { SetList, SetListSong } from '@atrio/api-client'
import { type Translate, useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import {
  ChevronDownIcon,
  DottedLine,
  iconButtonCss,
  linkCss,
  ListRow,
  Notice,
  Rows,
  useRowFocus,
  XIcon,
} from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { setListSongPath } from '../own-paths.ts'
import { useSaveSetList } from '../data/use-save-set-list.ts'
import { keyedSongs, movedSong } from '../model/set-list-songs.ts'
import { NoSongs } from './no-songs.tsx'
import { useRefusal } from './use-refusal.ts'

const buttons = css({ display: 'flex', '& > [aria-disabled]': { opacity: 0.4, cursor: 'not-allowed' } })
const upwards = css({ transform: 'rotate(180deg)' })

/** The songs of a list in order: opened, moved, and taken out. Each press is saved at once. */
export function SetListSongs({ list }: { list: SetList }) {
  const { t } = useTranslation('ownSongs')
  const { change } = useSaveSetList()
  const refusal = useRefusal()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState('')
  const { place: songsPlace, onPress } = useRowFocus()
  const write = async (songs: readonly SetListSong[], words: string) => {
    if (busy) return
    setBusy(true)
    setRefused('')
    try {
      await change(list, ({ name, day }) => ({ name, day, songs }))
      setSaid(words)
    } catch (error) {
      setRefused(refusal(error))
    } finally {
      setBusy(false)
    }
  }
  const count = list.songs.length
  const mover = (place: number, by: 1 | -1, title: string) => {
    const isPossible = list.songs[place + by] !== undefined
    return {
      type: 'button' as const,
      'aria-label': t(by < 0 ? 'list.up' : 'list.down', { title }),
      'aria-disabled': !isPossible || undefined,
      css: iconButtonCss,
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        if (!isPossible || busy) return
        onPress(currentTarget)
        void write(movedSong(list.songs, place, by), t('list.moved', { title, place: place + by + 1, count }))
      },
    }
  }
  return (
    <section {...songsPlace} aria-label={t('list.songs')} aria-busy={busy}>
      {refused && (
        <Notice kind="bad" live css={{ marginBottom: 'var(--s4)' }}>
          {refused}
        </Notice>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {count === 0 ? (
        <NoSongs />
      ) : (
        <Rows>
          {keyedSongs(list.songs).map(({ key, song }, place) => (
            <ListRow
              key={key}
              leading={<span css={{ color: 'var(--muted)' }}>{place + 1}</span>}
              title={
                <AppLink to={setListSongPath(list.id, place + 1)} css={linkCss}>
                  {song.title}
                </AppLink>
              }
              meta={song.gone ? t('gone') : <DottedLine facts={factsOf(song, t)} />}
              trailing={
                <div css={buttons}>
                  <button {...mover(place, -1, song.title)}>
                    <ChevronDownIcon size="sm" css={upwards} />
                  </button>
                  <button {...mover(place, 1, song.title)}>
                    <ChevronDownIcon size="sm" />
                  </button>
                  <button
                    type="button"
                    aria-label={t('list.remove', { title: song.title })}
                    css={iconButtonCss}
                    onClick={({ currentTarget }) => {
                      onPress(currentTarget)
                      void write(
                        list.songs.filter((_, at) => at !== place),
                        t('list.removed', { title: song.title }),
                      )
                    }}
                  >
                    <XIcon size="sm" />
                  </button>
                </div>
              }
            />
          ))}
        </Rows>
      )}
    </section>
  )
}

const factsOf = ({ key, capo, author }: SetListSong, t: Translate<'ownSongs'>) =>
  [key && t('list.key', { key }), capo > 0 && t('list.capo', { fret: capo }), author].filter((fact): fact is string =>
    Boolean(fact),
  )
