import type { WallPrayer } from '@atrio/api-client'
import { Notice, Tag } from '@atrio/ui'
import { usePrayerWords } from './use-prayer-words.ts'

/** The mark of an answered request in a list, with the beginning of its testimony. */
export function AnsweredTag({ answered }: Pick<WallPrayer, 'answered'>) {
  const { t } = usePrayerWords()
  if (!answered) return null
  return (
    <>
      <Tag kind="good">{t('answered.tag')}</Tag>
      {answered.testimony && (
        <p
          css={{
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
          }}
        >
          {answered.testimony}
        </p>
      )}
    </>
  )
}

/** That a request was answered, with its whole testimony. */
export function Answered({ answered }: Pick<WallPrayer, 'answered'>) {
  const { t, ago } = usePrayerWords()
  if (!answered) return null
  return (
    <Notice kind="good" title={t('answered.since', { time: ago(answered.at) })}>
      {answered.testimony && (
        <span css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answered.testimony}</span>
      )}
    </Notice>
  )
}
