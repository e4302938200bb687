import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { IconButton, ListRow, PlayIcon, Rows, Section, useRowFocus, XIcon } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { playerOf } from '../player/player.ts'
import { queueAtom } from '../player/player.store.ts'
import { usePlay } from '../player/use-player.ts'

/** The queue in its order; an empty place without one. */
export function Queue({ say }: { say: (words: string) => void }) {
  const { t } = useTranslation('podcast')
  const ctx = useFeatureContext()
  const play = usePlay()
  const queue = useAtomValue(queueAtom)
  const { place, onPress } = useRowFocus()
  return (
    <div {...place} css={{ outline: 'none' }}>
      {queue.length > 0 && (
        <Section title={t('queue.title')} tone="tint">
          <Rows>
            {queue.map((episode) => (
              <ListRow
                key={episode.id}
                title={episode.title}
                trailing={
                  <>
                    <IconButton
                      label={t('queue.playNow', { title: episode.title })}
                      onClick={({ currentTarget }) => {
                        onPress(currentTarget)
                        play(episode)
                      }}
                    >
                      <PlayIcon size="sm" />
                    </IconButton>
                    <IconButton
                      label={t('queue.remove', { title: episode.title })}
                      onClick={({ currentTarget }) => {
                        onPress(currentTarget)
                        playerOf(ctx).dequeue(episode.id)
                        say(t('queue.saidRemoved', { title: episode.title }))
                      }}
                    >
                      <XIcon size="sm" />
                    </IconButton>
                  </>
                }
              />
            ))}
          </Rows>
        </Section>
      )}
    </div>
  )
}
