import type { PrayerMessage } from '@atrio/api-client'
import { ReportButton } from '@atrio/reports'
import { mutedCss, Rows, smallCss, Tag } from '@atrio/ui'
import { css } from '@emotion/react'
import { usePrayerWords } from './use-prayer-words.ts'

const message = css({
  paddingBlock: 'var(--s4)',
  '& > p:first-of-type': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

/** Messages by members, newest first. */
export function MessageList({ messages }: { messages: readonly PrayerMessage[] }) {
  const { t, ago } = usePrayerWords()
  return (
    <Rows>
      {messages.map(({ id, name, byAuthor, text, createdAt }) => (
        <li key={id} css={message}>
          <p>{text}</p>
          <p css={[mutedCss, smallCss, { marginTop: 'var(--s1)' }]}>
            {t('by', { name: name ?? t('message.author'), time: ago(createdAt) })}{' '}
            {byAuthor && name !== null && <Tag kind="off">{t('message.byAuthor')}</Tag>}{' '}
            <ReportButton
              thing={{ kind: 'prayer-message', id }}
              label={t('report.action')}
              description={t('report.message', { name: name ?? t('message.author') })}
              failed={t('formFailed')}
            />
          </p>
        </li>
      ))}
    </Rows>
  )
}
