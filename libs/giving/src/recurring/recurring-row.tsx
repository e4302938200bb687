import type { RecurringGift } from '@atrio/api-client'
import { useCardName } from '@atrio/checkout'
import { plainDay } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch, useLink } from '@atrio/tenant-core'
import { Button, linkCss, mutedCss, Row, smallCss, Tag } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEveryWords } from '../parts/use-every-words.ts'
import type { Move } from './move-dialog.tsx'

const frame = css({
  display: 'grid',
  gap: 'var(--s3)',
  padding: 'var(--s5) 0',
  '& h2': { fontSize: 'var(--t-2)' },
})

type Props = { gift: RecurringGift; onAct: (what: Move | 'change') => void }

/** A recurring gift: reason, interval, next date, and its actions. */
export function RecurringRow({ gift, onAct }: Props) {
  const { t } = useTranslation('giving')
  const { timeZone } = useChurch()
  const format = useFormat(timeZone)
  const everyWords = useEveryWords()
  const nameOf = useCardName()
  const { id, reason, currency, total, everyDays, status, nextDay, retryAt, card } = gift
  const once = useLink('giving.home', gift.reasonId === null ? undefined : { reasonId: gift.reasonId })
  const active = status === 'active'
  const isRefused = retryAt !== null || status === 'failed'
  const when = retryAt
    ? t('own.retry', { day: format.plainDate(plainDay(Date.parse(retryAt), timeZone)) })
    : nextDay && t('own.next', { day: format.plainDate(nextDay) })
  const ref = `recurring-${id}`
  return (
    <li aria-labelledby={ref}>
      <div css={frame}>
        <div>
          <h2 id={ref}>{reason}</h2>
          <p>{t('own.amount', { amount: format.money(total, currency), every: everyWords(everyDays) })}</p>
          <p css={[mutedCss, smallCss]}>{card ? nameOf(card) : t('own.noCard')}</p>
          {when && <p css={{ marginTop: 'var(--s2)' }}>{when}</p>}
          {!active && (
            <p css={{ marginTop: 'var(--s2)' }}>
              <Tag kind={status === 'failed' ? 'bad' : 'warn'}>
                {t(`own.status.${status === 'failed' ? 'failed' : 'paused'}`)}
              </Tag>
            </p>
          )}
          {isRefused && once && (
            <p css={[smallCss, { marginTop: 'var(--s2)' }]}>
              {t('own.refused')}{' '}
              <AppLink to={once} css={linkCss}>
                {t('own.once')}
              </AppLink>
            </p>
          )}
        </div>
        <Row gap={3}>
          {active ? (
            <Button aria-describedby={ref} onClick={() => onAct('pause')}>
              {t('own.act.pause')}
            </Button>
          ) : (
            card && (
              <Button variant="primary" aria-describedby={ref} onClick={() => onAct('resume')}>
                {t('own.act.resume')}
              </Button>
            )
          )}
          <Button aria-describedby={ref} onClick={() => onAct('change')}>
            {t('own.act.change')}
          </Button>
          <Button aria-describedby={ref} onClick={() => onAct('cancel')}>
            {t('own.act.cancel')}
          </Button>
        </Row>
      </div>
    </li>
  )
}
