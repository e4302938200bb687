import { randomUuid, SET_LIST_LIMITS, type SetList } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { failureOf } from '@atrio/tenant-core'
import { Button, FailedNotice, LineSkeleton, Notice, Stack, useToast } from '@atrio/ui'
import { useState } from 'react'
import { useSetLists } from '../data/own-songs.queries.ts'
import { useSaveSetList } from '../data/use-save-set-list.ts'
import { SetListForm } from '../forms/set-list-form.tsx'
import type { KeepSongProps } from './keep-song.tsx'
import { useRefusal } from './use-refusal.ts'

/** Chooses one of the person's lists for a song, or makes one with it. */
export function AddToList({ song, tone, capo, onClose }: KeepSongProps) {
  const { t } = useTranslation('ownSongs')
  const toast = useToast()
  const refusal = useRefusal()
  const setLists = useSetLists()
  const lists = setLists.data
  const { failed, busy, retry } = failureOf(setLists)
  const { make, changeNewest } = useSaveSetList()
  // made here, so that a repeated call makes no second list
  const [newId] = useState(randomUuid)
  const [saving, setSaving] = useState<string>()
  const [refused, setRefused] = useState('')
  const added = { songId: song.id, title: song.title, author: song.author, key: tone, capo, gone: false }
  const done = (name: string) => {
    toast({ text: t('add.added', { title: song.title, name }) })
    onClose()
  }
  const addTo = async (list: SetList) => {
    if (saving) return
    if (list.songs.length >= SET_LIST_LIMITS.songs) return setRefused(t('refused.songs', SET_LIST_LIMITS))
    setSaving(list.id)
    setRefused('')
    try {
      await changeNewest(list, (newest) => ({ ...newest, songs: [...newest.songs, added] }))
      done(list.name)
    } catch (error) {
      setRefused(refusal(error))
      setSaving(undefined)
    }
  }
  if (!lists)
    return failed ? (
      <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('lists.failed')}</FailedNotice>
    ) : (
      <LineSkeleton lines={3} />
    )
  return (
    <Stack gap={5}>
      {lists.length > 0 && (
        <section>
          <h3 css={{ fontSize: '1rem', marginBottom: 'var(--s3)' }}>{t('add.choose')}</h3>
          <Stack gap={2}>
            {lists.map((list) => (
              <Button key={list.id} busy={saving === list.id} onClick={() => void addTo(list)}>
                {list.name}
              </Button>
            ))}
          </Stack>
        </section>
      )}
      {refused && (
        <Notice kind="bad" live>
          {refused}
        </Notice>
      )}
      <section>
        {lists.length > 0 && <h3 css={{ fontSize: '1rem', marginBottom: 'var(--s3)' }}>{t('add.new')}</h3>}
        <SetListForm
          onSave={async (words) => {
            await make(newId, { ...words, songs: [added] })
            done(words.name)
          }}
          onCancel={onClose}
        />
      </section>
    </Stack>
  )
}
