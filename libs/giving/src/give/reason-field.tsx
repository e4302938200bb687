import type { GivingReason } from '@atrio/api-client'
import { CheckboxField, MoneyField, type FormState } from '@atrio/forms'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { Chip, mutedCss, Row, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { quickAmounts } from '../model/quick-amounts.ts'
import { CampaignProgress } from '../parts/campaign-progress.tsx'
import { amountOf, chosenOf, type GiftValues } from './gift-values.ts'

const frame = css({
  padding: 'var(--s4) 0',
  '& label > span > b': { display: 'block', fontWeight: 600 },
})
const panel = css({ display: 'grid', gap: 'var(--s4)', padding: 'var(--s2) 0 var(--s3)', maxWidth: '30rem' })
const beside = css({ paddingInlineStart: '2.4rem' })

type Props = {
  reason: GivingReason
  form: Pick<FormState<GiftValues>, 'field' | 'values' | 'setValue'>
  /** It is the only reason: there is nothing to choose. */
  only: boolean
}

/** One reason; when chosen, it asks for an amount. */
export function ReasonField({ reason, form, only }: Props) {
  const { t } = useTranslation('giving')
  const format = useFormat(useChurch().timeZone)
  const { id, name, description, currency, minimum, maximum } = reason
  const money = (amount: number) => format.money(amount, currency)
  const bounds = [
    minimum > 0 && t('above', { amount: money(minimum) }),
    maximum !== null && t('upTo', { amount: money(maximum) }),
  ].filter((words) => words !== false)
  const words = (
    <>
      <b>{name}</b>
      {description && <span css={[mutedCss, smallCss]}>{description}</span>}
      <CampaignProgress reason={reason} />
    </>
  )
  const amount = form.values[amountOf(id)]
  const amounts = quickAmounts(reason)
  return (
    <div css={frame}>
      {only ? (
        <p css={{ '& > b': { display: 'block', fontWeight: 600 } }}>{words}</p>
      ) : (
        <CheckboxField label={words} {...form.field(chosenOf(id))} optional />
      )}
      {form.values[chosenOf(id)] && (
        <div css={[panel, !only && beside]}>
          {amounts.length > 0 && (
            <Row gap={2}>
              <span id={`quick-${id}`} className="visually-hidden">
                {t('quick', { reason: name })}
              </span>
              <div role="group" aria-labelledby={`quick-${id}`} css={{ display: 'contents' }}>
                {amounts.map((quick) => (
                  <Chip key={quick} pressed={amount === quick} onClick={() => form.setValue(amountOf(id), quick)}>
                    {money(quick)}
                  </Chip>
                ))}
              </div>
            </Row>
          )}
          <MoneyField
            label={only ? t('amount') : t('amountOf', { reason: name })}
            hint={bounds.length > 0 ? bounds.join(' · ') : undefined}
            currency={currency}
            {...form.field(amountOf(id))}
          />
        </div>
      )}
    </div>
  )
}
