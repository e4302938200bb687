import { useTranslation } from '@atrio/i18n'
import { AppLink, useIsVisitor, useLink, useTenant, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState, linkCss, media, mutedCss, Row, Rows, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { reasonsQuery, useReasons } from '../data/giving.queries.ts'
import { recurringReason } from '../model/recurring-reason.ts'
import { ReasonRow } from '../parts/reason-row.tsx'
import { giveMonthlyPath } from '../paths.ts'

const SHOWN = 4

const frame = css({
  display: 'grid',
  gap: 'var(--s8)',
  padding: 'var(--section) var(--gutter)',
  background: 'var(--tint)',
  '& h2': { marginBottom: 'var(--s4)' },
  [media.tabletBigUp]: {
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
    gap: '5rem',
    alignItems: 'center',
  },
})
const verse = css({
  font: 'italic 400 1.625rem/1.36 var(--serif)',
  letterSpacing: '-.01em',
  textWrap: 'pretty',
  [media.tabletBigUp]: { fontSize: '2rem' },
})

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(reasonsQuery(ctx.api))

/** Home's section of reasons to give. */
export default function Reasons() {
  const { t } = useTranslation('giving')
  const reasons = useReasons()
  const methods = useTenant().paymentMethods
  const accepts = methods.length > 0
  const all = useLink('giving.home')
  const monthly = recurringReason(reasons, methods)
  const empty = accepts ? 'none' : 'closed'
  return (
    <section data-tone="tint" aria-labelledby="giving-reasons" css={frame}>
      <figure>
        <blockquote css={verse}>{t('verse')}</blockquote>
        <figcaption css={[smallCss, mutedCss, { marginTop: 'var(--s4)' }]}>{t('cite')}</figcaption>
      </figure>
      <div>
        <h2 id="giving-reasons">{t('title')}</h2>
        {accepts && reasons.length > 0 ? (
          <Rows>
            {reasons.slice(0, SHOWN).map((reason) => (
              <ReasonRow key={reason.id} reason={reason} />
            ))}
          </Rows>
        ) : (
          <EmptyState title={t(`${empty}.title`)} text={t(`${empty}.text`)} />
        )}
        <Row css={{ gap: 'var(--s1) var(--s6)' }}>
          {monthly && <MonthlyLink reasonId={monthly.id} />}
          {all && accepts && reasons.length > SHOWN && (
            <AppLink to={all} css={linkCss}>
              {t('all')}
            </AppLink>
          )}
        </Row>
      </div>
    </section>
  )
}

/** A monthly gift belongs to an account: who is certain to be a visitor signs in first. */
function MonthlyLink({ reasonId }: { reasonId: number }) {
  const { t } = useTranslation('giving')
  const navigate = useNavigate()
  const isVisitor = useIsVisitor()
  const path = giveMonthlyPath(reasonId)
  const enter = useLink('account.access', { redirectTo: path })
  if (!enter) return null
  const signInFirst = (press: MouseEvent) => {
    if (!isVisitor || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
    press.preventDefault()
    void navigate(enter)
  }
  return (
    <AppLink to={path} css={linkCss} onClick={signInFirst}>
      {t('monthly')}
    </AppLink>
  )
}
