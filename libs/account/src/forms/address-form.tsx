import { ownDataApi, type ClientAccount, type SavedAddress } from '@atrio/api-client'
import { AddressFields, CheckboxField, Form, FormError, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext, useChurchCountry } from '@atrio/tenant-core'
import { Button, Row } from '@atrio/ui'
import { useState } from 'react'
import { usePostalCodes, useRegistrationLists, useStates } from '../data/asked-lists.queries.ts'
import { forgetOwnData } from '../data/own-data.queries.ts'
import { addressValues } from '../model/person-values.ts'
import { useRefusals } from '../parts/use-refusals.ts'
import { ListField } from './list-field.tsx'

type Props = {
  account: ClientAccount
  /** Undefined: a new address. */
  address: SavedAddress | undefined
  /** There are other addresses, so the form offers to make this one the main one. */
  others: boolean
  onDone: (saved: boolean) => void
}

const schema = () => import('../model/registration.schema.ts').then(({ addressSchema }) => addressSchema())
const ONLY_ADDRESS = { fields: [{ name: 'address' as const, required: true }] }

/** Adds or changes an address. */
export function AddressForm({ account, address, others, onDone }: Props) {
  const { t } = useTranslation('ownPages')
  const ctx = useFeatureContext()
  const country = useChurchCountry()
  const { countries } = useRegistrationLists(ONLY_ADDRESS)
  const lookup = usePostalCodes()
  const [initialValues] = useState(() => ({ ...addressValues(address ?? null, country), main: address?.main ?? false }))
  const form = useForm({
    ...useRefusals(),
    initialValues,
    schema,
    onSubmit: async ({ main, ...typed }) => {
      const of = { churchId: account.church.id, clientAccountId: account.id, address: typed, main }
      if (address) await ctx.api.run(ownDataApi.changeAddress, { ...of, addressId: address.id })
      else await ctx.api.run(ownDataApi.addAddress, of)
      await forgetOwnData(ctx)
      onDone(true)
    },
  })
  const states = useStates(form.values.country)
  return (
    <Form form={form} label={t(address ? 'addresses.changeForm' : 'addresses.addForm')}>
      <ListField list={countries}>
        <AddressFields field={form.field} countries={countries.options} states={states} lookup={lookup} />
      </ListField>
      {others && !address?.main && <CheckboxField label={t('addresses.makeMain')} optional {...form.field('main')} />}
      <FormError form={form} />
      <Row>
        <SubmitButton>{t('addresses.save')}</SubmitButton>
        <Button size="big" onClick={() => onDone(false)}>
          {t('addresses.cancel')}
        </Button>
      </Row>
    </Form>
  )
}
