import type { Prayer, PrayerMessage } from '@atrio/api-client'
import { ReportButton } from '@atrio/reports'
import { Button, EmptyState, gutterCss, media, PageHeader, Picture, Section } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState, type ReactNode } from 'react'
import { MessageForm } from '../forms/message-form.lazy.tsx'
import { Answered } from './answered.tsx'
import { EnterFirst } from './enter-first.tsx'
import { MessageList } from './message-list.tsx'
import { OwnActions } from './own-actions.tsx'
import { OwnState } from './own-state.tsx'
import { PrayAction } from './pray-action.tsx'
import { usePrayerWords } from './use-prayer-words.ts'

const body = css(gutterCss, {
  display: 'grid',
  gap: 'var(--s8)',
  paddingBottom: 'var(--section)',
  '& > *': { maxWidth: '46rem', minWidth: 0 },
  [media.tabletBigUp]: { marginInlineStart: '20rem' },
})
const words = css({
  font: '400 var(--t-3)/1.5 var(--serif)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
const narrow = css({ maxWidth: '46rem' })

type Props = { prayer: Prayer; messages: readonly PrayerMessage[]; signedIn: boolean; more: ReactNode }

/** One request: its text, the pray button, and the members' messages. */
export function PrayerView({ prayer, messages, signedIn, more }: Props) {
  const { t, ago } = usePrayerWords()
  const [entering, setEntering] = useState(false)
  const enter = () => setEntering(true)
  const { name, motive, image, wishes } = prayer
  const title = name === null ? t('detail.nobodys') : t('detail.title', { name })
  return (
    <>
      <PageHeader title={title} kicker={motive?.name} lead={t('detail.asked', { time: ago(prayer.createdAt) })} />
      <div css={body}>
        <p css={words}>{prayer.text}</p>
        {image && <Picture src={image.url} alt={image.alt} seed={`prayer-${prayer.id}`} sizes="46rem" priority />}
        <Answered answered={prayer.answered} />
        {wishes && <OwnState wishes={wishes} />}
        <PrayAction prayer={prayer} onEnter={enter} />
        {wishes ? (
          <OwnActions prayer={prayer} />
        ) : (
          <p>
            <ReportButton
              thing={{ kind: 'prayer', id: prayer.id }}
              label={t('report.request')}
              failed={t('formFailed')}
            />
          </p>
        )}
      </div>
      <Section title={t('message.title')} lead={t('message.lead')}>
        <div css={[narrow, { display: 'grid', gap: 'var(--s8)' }]}>
          {signedIn ? (
            <MessageForm key={prayer.id} prayerId={prayer.id} />
          ) : (
            <div>
              <Button onClick={enter}>{t('message.write')}</Button>
            </div>
          )}
          {messages.length > 0 ? (
            <MessageList messages={messages} />
          ) : (
            <EmptyState title={t('message.none')} text={t('message.noneText')} />
          )}
          {more}
        </div>
      </Section>
      <EnterFirst open={entering} onClose={() => setEntering(false)} />
    </>
  )
}
