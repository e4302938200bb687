import type { RegistrationFieldName, RegistrationSettings } from '@atrio/api-client'
import {
  AddressFields,
  CpfField,
  DateField,
  PhoneField,
  SelectField,
  TextareaField,
  TextField,
  type FormState,
} from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { usePostalCodes, useRegistrationLists, useStates } from '../data/asked-lists.queries.ts'
import type { PersonValues } from '../model/person-values.ts'
import { ListField } from './list-field.tsx'

const groupCss = css({ fontSize: 'var(--t-3)', lineHeight: 1.22, margin: 'var(--s3) 0 var(--s4)' })

type Props = {
  form: Pick<FormState<PersonValues>, 'field'>
  settings: Pick<RegistrationSettings, 'fields'>
  country: string
}

/** The fields that a church asks for, in the order of its settings. */
export function AskedFields({ form: { field }, settings, country }: Props) {
  const { t } = useTranslation('account')
  const lists = useRegistrationLists(settings)
  const lookup = usePostalCodes()
  const asksAddress = settings.fields.some(({ name }) => name === 'address')
  const states = useStates(asksAddress ? field('country').value : '')
  const addressId = useId()
  const listed =
    (
      list: 'occupation' | 'congregation' | 'maritalStatus',
      name: 'occupationId' | 'congregationId' | 'maritalStatus',
    ) =>
    (optional: boolean) => (
      <ListField list={lists[list]}>
        <SelectField label={t(`register.${list}`)} options={lists[list].options} optional={optional} {...field(name)} />
      </ListField>
    )
  const shown: Record<RegistrationFieldName, (optional: boolean) => ReactNode> = {
    phone: (optional) => (
      <PhoneField label={t('register.phone')} country={country} optional={optional} {...field('phone')} />
    ),
    birthDate: (optional) => (
      <DateField label={t('register.birthDate')} autoComplete="bday" optional={optional} {...field('birthDate')} />
    ),
    sex: (optional) => (
      <SelectField
        label={t('register.sex')}
        autoComplete="sex"
        options={(['female', 'male'] as const).map((value) => ({ value, label: t(`register.${value}`) }))}
        optional={optional}
        {...field('sex')}
      />
    ),
    cpf: (optional) => <CpfField label={t('register.cpf')} optional={optional} {...field('cpf')} />,
    occupation: listed('occupation', 'occupationId'),
    congregation: listed('congregation', 'congregationId'),
    maritalStatus: listed('maritalStatus', 'maritalStatus'),
    weddingDate: (optional) => (
      <DateField label={t('register.weddingDate')} optional={optional} {...field('weddingDate')} />
    ),
    children: (optional) => (
      <TextField
        label={t('register.children')}
        inputMode="numeric"
        maxLength={2}
        optional={optional}
        {...field('children')}
      />
    ),
    address: (optional) => (
      <div role="group" aria-labelledby={addressId}>
        <h2 id={addressId} css={groupCss}>
          {t(optional ? 'register.addressOptional' : 'register.address')}
        </h2>
        <ListField list={lists.countries}>
          <AddressFields field={field} countries={lists.countries.options} states={states} lookup={lookup} />
        </ListField>
      </div>
    ),
    comments: (optional) => <TextareaField label={t('register.comments')} optional={optional} {...field('comments')} />,
  }
  return settings.fields.map(({ name, required }) => <div key={name}>{shown[name](!required)}</div>)
}
