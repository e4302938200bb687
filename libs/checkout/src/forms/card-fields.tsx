import type { InstallmentPlan, SavedCard } from '@atrio/api-client'
import {
  CheckboxField,
  CpfField,
  DateField,
  FieldSkeleton,
  type FormState,
  isCardExpired,
  masks,
  RadioGroup,
  SelectField,
  TextField,
} from '@atrio/forms'
import { useFormat, useTranslation } from '@atrio/i18n'
import { pageDay, useChurch, useFeatureContext } from '@atrio/tenant-core'
import { mutedCss, smallCss } from '@atrio/ui'
import { cardMask } from '../model/card.ts'
import { useCardName } from '../parts/use-card-name.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { fieldsGrid } from './fields-grid.ts'
import { useCardBrand } from './use-card-brand.ts'

type Props = {
  form: Pick<FormState<CheckoutValues>, 'field' | 'values'>
  saved: readonly SavedCard[]
  plans: readonly InstallmentPlan[]
  /** Whether the instalments are loading. */
  plansPending: boolean
  currency: string
  /** The church's gateways require the card holder's document. */
  holderDocuments: boolean
  /** Only members can save a card; `always`: the order requires it to be saved, so no choice is shown. */
  maySave: boolean | 'always'
}

/** A saved card or a new one, and the number of instalments. */
export function CardFields({
  form: { field, values },
  saved,
  plans,
  plansPending,
  currency,
  holderDocuments,
  maySave,
}: Props) {
  const { t } = useTranslation('checkout')
  const nameOf = useCardName()
  const format = useFormat(useChurch().timeZone)
  const money = (amount: number) => format.money(amount, currency)
  const today = pageDay(useFeatureContext())
  const another = saved.length === 0 || values.savedCard === ''
  const { brand, digits } = useCardBrand(values.cardNumber)
  const planLabel = ({ count, each, interest, total }: InstallmentPlan) => {
    if (count === 1) return t('card.planOnce', { total: money(total) })
    const said = { count, amount: money(each), total: money(total) }
    return interest > 0 ? t('card.planInterest', said) : t('card.plan', said)
  }
  return (
    <div css={fieldsGrid}>
      {saved.length > 0 && (
        <RadioGroup
          label={t('card.saved')}
          options={[
            ...saved.map((card) => {
              const disabled = isCardExpired(card.expires, today)
              const hint = t(disabled ? 'card.savedExpired' : 'card.savedHint', card)
              return { value: String(card.id), label: nameOf(card), hint, disabled }
            }),
            { value: '', label: t('card.another') },
          ]}
          {...field('savedCard')}
        />
      )}
      {another && (
        <>
          <TextField
            label={t('card.number')}
            autoComplete="cc-number"
            inputMode="numeric"
            mask={cardMask}
            affix={brand}
            {...field('cardNumber')}
          />
          <div data-half>
            <TextField
              label={t('card.dueDate')}
              placeholder={t('card.dueDatePlaceholder')}
              autoComplete="cc-exp"
              inputMode="numeric"
              mask={masks.cardDate}
              {...field('dueDate')}
            />
          </div>
          <div data-half>
            <TextField
              label={t('card.cvv')}
              hint={t(digits === 4 ? 'card.cvvHintFront' : 'card.cvvHint', { count: digits })}
              autoComplete="cc-csc"
              inputMode="numeric"
              mask="####"
              {...field('cvv')}
            />
          </div>
          <TextField label={t('card.holder')} autoComplete="cc-name" autoCapitalize="characters" {...field('holder')} />
          {holderDocuments && (
            <>
              <div data-half>
                <CpfField label={t('card.holderCpf')} {...field('holderCpf')} />
              </div>
              <div data-half>
                <DateField label={t('card.holderBirthDate')} {...field('holderBirthDate')} />
              </div>
            </>
          )}
        </>
      )}
      {plans.length > 1 && (
        <SelectField
          label={t('card.installments')}
          options={plans.map((plan) => ({ value: String(plan.count), label: planLabel(plan) }))}
          {...field('installments')}
        />
      )}
      {plansPending && <FieldSkeleton />}
      {another && maySave === true && <CheckboxField label={t('card.save')} {...field('saveCard')} />}
      {maySave === 'always' && <p css={[mutedCss, smallCss]}>{t('card.kept')}</p>}
    </div>
  )
}
