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
  useToast,
  XIcon,
} from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { setListSongPath } from '../own-paths.ts'
import { useSaveSetList } from '../data/use-save-set-list.ts'
import { keyedSongs, movedSong, withoutSong } from '../model/set-list-songs.ts'
import { NoSongs } from './no-songs.tsx'
import { useRefusal } from './use-refusal.ts'

const buttons = css({ display: 'flex', '& > [aria-disabled]': { opacity: 0.4, cursor: 'not-allowed' } })
const upwards = css({ transform: 'rotate(180deg)' })

/** The songs of a list in order: opened, moved, and taken out. Each press is shown at once, and saved. */
export function SetListSongs({ list }: { list: SetList }) {
  const { t } = useTranslation('ownSongs')
  const { changeAtOnce } = useSaveSetList()
  const refusal = useRefusal()
  const toast = useToast()
  const [saving, setSaving] = useState(0)
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState('')
  const { place: songsPlace, onPress } = useRowFocus()
  const write = async (change: (songs: SetListSong[]) => SetListSong[], words: string) => {
    setSaving((count) => count + 1)
    setRefused('')
    try {
      await changeAtOnce(list, (newest) => ({ ...newest, songs: change(newest.songs) }))
      setSaid(words)
    } catch (error) {
      const reason = refusal(error)
      // the page may have been left
      if (songsPlace.ref.current) setRefused(reason)
      else toast({ text: reason })
    } finally {
      setSaving((count) => count - 1)
    }
  }
  const count = list.songs.length
  const mover = (key: string, place: number, by: 1 | -1, title: string) => {
    const isPossible = list.songs[place + by] !== undefined
    return {
      type: 'button' as const,
      'aria-label': t(by < 0 ? 'list.up' : 'list.down', { title }),
      'aria-disabled': !isPossible || undefined,
      css: iconButtonCss,
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        if (!isPossible) return
        onPress(currentTarget)
        void write((songs) => movedSong(songs, key, by), t('list.moved', { title, place: place + by + 1, count }))
      },
    }
  }
  return (
    <section {...songsPlace} aria-label={t('list.songs')} aria-busy={saving > 0}>
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
                  <button {...mover(key, place, -1, song.title)}>
                    <ChevronDownIcon size="sm" css={upwards} />
                  </button>
                  <button {...mover(key, place, 1, song.title)}>
                    <ChevronDownIcon size="sm" />
                  </button>
                  <button
                    type="button"
                    aria-label={t('list.remove', { title: song.title })}
                    css={iconButtonCss}
                    onClick={({ currentTarget }) => {
                      onPress(currentTarget)
                      void write((songs) => withoutSong(songs, key), t('list.removed', { title: song.title }))
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
