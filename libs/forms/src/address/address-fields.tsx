import { css } from '@emotion/react'
import { media } from '@atrio/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldBinding } from '../fields/field-props.ts'
import { type Option, SelectField } from '../fields/choice-fields.tsx'
import { CepField, ZipField } from '../fields/person-fields.tsx'
import { TextField } from '../fields/text-field.tsx'
import { hintCss } from '../fields/field.styles.ts'
import { useWords } from '../words/use-words.ts'
import { brazilianStates } from './brazilian-states.ts'
import { type PostalLookup, usePostalLookup } from './use-postal-lookup.ts'

export type AddressValues = {
  /** ISO 3166, two letters. */
  country: string
  zipCode: string
  street: string
  number: string
  complement: string
  neighborhood: string
  city: string
  state: string
}

export const emptyAddress: AddressValues = {
  country: 'BR',
  zipCode: '',
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
}

export type AddressFieldsProps = {
  /** Usually `form.field`; the form's values contain an address under these names. */
  field: (name: keyof AddressValues) => FieldBinding<string>
  countries: readonly Option[]
  /**
   * States of the chosen country, by code; Brazil's are built in. They are suggestions: any other text can be typed.
   */
  states?: readonly Option[]
  lookup?: PostalLookup
}

const grid = css({
  display: 'grid',
  gap: 'var(--s5)',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '& > *': { gridColumn: '1 / -1' },
  [media.phoneBigUp]: {
    '& > [data-part="half"]': { gridColumn: 'span 3' },
    '& > [data-part="most"]': { gridColumn: 'span 4' },
    '& > [data-part="rest"]': { gridColumn: 'span 2' },
  },
})

const Part = ({ size, children }: { size?: 'half' | 'most' | 'rest'; children: ReactNode }) => (
  <div data-part={size}>{children}</div>
)

/**
 * Fields of an address, by country: in Brazil the CEP comes first and fills in what it knows, elsewhere the postal code
 * is beside city and state. Every field can be typed by hand, and no value is lost when the country changes.
 */
export function AddressFields({ field, countries, states = [], lookup }: AddressFieldsProps) {
  const { t } = useWords()
  const latest = useRef(field)
  useEffect(() => {
    latest.current = field
  })
  // postal services return codes, people read names
  const nameOf = (code: string) => states.find(({ value }) => value === code)?.label ?? code
  const postal = usePostalLookup(
    lookup,
    () => {
      const value = (name: keyof AddressValues) => latest.current(name).value
      return {
        street: value('street'),
        neighborhood: value('neighborhood'),
        city: value('city'),
        state: value('state'),
      }
    },
    (name, value) => latest.current(name).onChange(name === 'state' ? nameOf(value) : value),
  )
  const country = field('country').value
  const brazil = country === 'BR'
  const code = field('zipCode')
  const codeProps = {
    ...code,
    onChange: (text: string) => {
      code.onChange(text)
      void postal.onCode(country, text)
    },
  }

  const codeField = (
    <Part size="half">
      {brazil ? (
        <CepField label={t('address.cep')} {...codeProps} />
      ) : (
        <ZipField label={t(country === 'US' ? 'address.zip' : 'address.postalCode')} country={country} {...codeProps} />
      )}
      <p role="status" css={hintCss}>
        {postal.state !== 'idle' && t(`address.${postal.state}`)}
      </p>
    </Part>
  )

  return (
    <div css={grid}>
      <Part size="half">
        <SelectField label={t('address.country')} options={countries} autoComplete="country" {...field('country')} />
      </Part>
      {brazil && codeField}
      <Part size="most">
        <TextField label={t('address.street')} autoComplete="address-line1" {...field('street')} />
      </Part>
      <Part size="rest">
        <TextField label={t('address.number')} autoComplete="off" {...field('number')} />
      </Part>
      <Part size="half">
        <TextField label={t('address.complement')} optional autoComplete="address-line2" {...field('complement')} />
      </Part>
      <Part size="half">
        <TextField
          label={t('address.neighborhood')}
          optional={!brazil}
          autoComplete="address-level3"
          {...field('neighborhood')}
        />
      </Part>
      <Part size="half">
        <TextField label={t('address.city')} autoComplete="address-level2" {...field('city')} />
      </Part>
      <Part size="half">
        {brazil ? (
          <SelectField
            label={t('address.state')}
            options={brazilianStates}
            autoComplete="address-level1"
            {...field('state')}
          />
        ) : (
          <TextField
            label={t('address.region')}
            optional
            autoComplete="address-level1"
            suggestions={states.map(({ label }) => label)}
            {...field('state')}
          />
        )}
      </Part>
      {!brazil && codeField}
    </div>
  )
}
