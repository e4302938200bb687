import { referenceApi } from '@atrio/api-client'
import { CpfField, EmailField, PhoneField, SelectField, TextField, type FormState } from '@atrio/forms'
import { useLocale, useTranslation } from '@atrio/i18n'
import { AppLink, useApi, useLink } from '@atrio/tenant-core'
import { media, mutedCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import type { CheckoutValues } from './checkout-values.ts'

const frame = css({ display: 'grid', gap: 'var(--s5)', marginBottom: 'var(--s10)' })
const grid = css({
  display: 'grid',
  gap: 'var(--s5)',
  [media.phoneBigUp]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
  },
})

/** Countries by name; when the list fails to load, only the church's own. */
function useCountries(own: string) {
  const locale = useLocale()
  const { data } = useQuery(useApi().q(referenceApi.countries, {}))
  if (data?.length) return data.map(({ code, names }) => ({ value: code, label: names[locale] }))
  return [{ value: own, label: new Intl.DisplayNames(locale, { type: 'region' }).of(own) ?? own }]
}

/** Links to sign in or register; both return here. */
function EnterLinks() {
  const { t } = useTranslation('checkout')
  const enter = useLink('account.access', { redirectTo: paths.pay })
  const register = useLink('account.access', { redirectTo: paths.pay, start: 'register' })
  if (!enter || !register) return null
  return (
    <p css={mutedCss}>
      {t('buyer.guest')} <AppLink to={enter}>{t('buyer.enter')}</AppLink> {t('buyer.or')}{' '}
      <AppLink to={register}>{t('buyer.register')}</AppLink>.
    </p>
  )
}

type Props = { form: Pick<FormState<CheckoutValues>, 'field' | 'values'>; cpf: boolean; country: string }

/** The buyer's data, asked of guests. */
export function BuyerFields({ form: { field, values }, cpf, country }: Props) {
  const { t } = useTranslation('checkout')
  const countries = useCountries(country)
  return (
    <section css={frame} aria-labelledby="checkout-buyer">
      <div>
        <h2 id="checkout-buyer" css={{ fontSize: 'var(--t-3)', marginBottom: '.3em' }}>
          {t('buyer.title')}
        </h2>
        <EnterLinks />
      </div>
      <div css={grid}>
        <TextField label={t('buyer.name')} autoComplete="name" {...field('name')} />
        <EmailField label={t('buyer.email')} hint={t('buyer.emailHint')} {...field('email')} />
        <PhoneField label={t('buyer.phone')} country={values.country} optional {...field('phone')} />
        <SelectField label={t('buyer.country')} autoComplete="country" options={countries} {...field('country')} />
        {cpf && <CpfField label={t('buyer.cpf')} {...field('cpf')} />}
      </div>
    </section>
  )
}
