import { RadioGroup, TextField, type FormState } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'
import type { CheckoutValues } from './checkout-values.ts'

const grid = css({ display: 'grid', gap: 'var(--s5)' })

/** A bank account in the United States (ACH). */
export function BankFields({ form: { field } }: { form: Pick<FormState<CheckoutValues>, 'field'> }) {
  const { t } = useTranslation('checkout')
  return (
    <div css={grid}>
      <TextField label={t('bank.holder')} autoComplete="name" {...field('accountHolder')} />
      <TextField
        label={t('bank.routing')}
        hint={t('bank.routingHint')}
        autoComplete="off"
        inputMode="numeric"
        mask="#########"
        {...field('routing')}
      />
      <TextField
        label={t('bank.account')}
        autoComplete="off"
        inputMode="numeric"
        mask="#################"
        {...field('account')}
      />
      <RadioGroup
        label={t('bank.type')}
        options={[
          { value: 'checking', label: t('bank.checking') },
          { value: 'savings', label: t('bank.savings') },
        ]}
        {...field('accountType')}
      />
    </div>
  )
}
