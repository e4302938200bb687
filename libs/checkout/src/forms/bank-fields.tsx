import { RadioGroup, TextField, type FormState } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import type { CheckoutValues } from './checkout-values.ts'
import { fieldsGrid } from './fields-grid.ts'

/** A bank account in the United States (ACH). */
export function BankFields({ form: { field } }: { form: Pick<FormState<CheckoutValues>, 'field'> }) {
  const { t } = useTranslation('checkout')
  return (
    <div css={fieldsGrid}>
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
