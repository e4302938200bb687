import type { Song } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { requireUuid } from '@atrio/tenant-core'
import { Button, Notice } from '@atrio/ui'
import { useState } from 'react'
import { useParams } from 'react-router'
import { keyName, keyOf } from '../../model/key.ts'
import { firstChord, readLetter } from '../../model/letter.ts'
import type { SongOwnProps } from '../../parts/song-viewer.tsx'
import { useSetList } from '../data/own-songs.queries.ts'
import { useSaveSetList } from '../data/use-save-set-list.ts'
import { hasChords } from '../model/has-chords.ts'
import { useRefusal } from './use-refusal.ts'

const ownKey = ({ tone, content }: Song) => keyName(keyOf(tone, firstChord(readLetter(content))))

/** Keeps the key and the capo that are shown for the song's place in the list of the page. */
export function KeepKey({ song, tone, capo }: SongOwnProps) {
  const { t } = useTranslation('ownSongs')
  const { setListId, place } = useParams()
  const list = useSetList(requireUuid(setListId))
  const { change } = useSaveSetList()
  const refusal = useRefusal()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const [kept, setKept] = useState(false)
  const at = Number(place) - 1
  const listed = list?.songs[at]
  if (!list || !listed || !hasChords(song)) return null
  const changed = (listed.key ?? ownKey(song)) !== tone || listed.capo !== capo
  const keep = async () => {
    setBusy(true)
    setRefused('')
    try {
      await change(list, (newest) => ({
        ...newest,
        songs: newest.songs.map((one, index) => (index === at ? { ...one, key: tone, capo } : one)),
      }))
      setKept(true)
    } catch (error) {
      setRefused(refusal(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div css={{ marginTop: 'var(--s4)' }} data-print="no">
      {changed && (
        <Button busy={busy} onClick={() => void keep()}>
          {t('song.keep')}
        </Button>
      )}
      <p role="status" css={{ color: 'var(--muted)' }}>
        {kept && !changed && t('song.keptKey')}
      </p>
      {refused && (
        <Notice kind="bad" live>
          {refused}
        </Notice>
      )}
    </div>
  )
}
