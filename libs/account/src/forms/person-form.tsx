import { ownDataApi, type RegistrationSettings } from '@atrio/api-client'
import { Form, FormError, SubmitButton, TextField, useForm } from '@atrio/forms'
import { useLocale, useTranslation } from '@atrio/i18n'
import { sessionAtom, useFeatureContext, useChurchCountry } from '@atrio/tenant-core'
import { useCallback, useMemo, type ReactNode } from 'react'
import { forgetOwnData } from '../data/own-data.queries.ts'
import { changesOf, personValues, type Person } from '../model/person-values.ts'
import { useRefusals } from '../parts/use-refusals.ts'
import { AskedFields } from './asked-fields.tsx'

type Props = {
  person: Person
  fields: RegistrationSettings['fields']
  /** Whether name and surname are shown too. */
  names: boolean
  /** Key under which the draft is kept. */
  draft: string
  submitLabel: string
  onSaved: () => void
  /** Rendered between the fields and the button. */
  children?: ReactNode
}

/** A person's own data: only changed fields are sent. */
export function PersonForm({ person, fields, names, draft, submitLabel, onSaved, children }: Props) {
  const { t } = useTranslation('ownPages')
  const { t: asked } = useTranslation('account')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const country = useChurchCountry()
  const schema = useCallback(
    () => import('../model/registration.schema.ts').then(({ personSchema }) => personSchema(fields, names, country)),
    [fields, names, country],
  )
  const initialValues = useMemo(() => personValues(person, locale, country), [person, locale, country])
  const settings = useMemo(() => ({ fields, termsUrl: null, discreet: false }), [fields])
  const form = useForm({
    ...useRefusals(),
    initialValues,
    schema,
    draft,
    onSubmit: async (values) => {
      const changes = changesOf(initialValues, values, fields, locale)
      if (Object.keys(changes).length > 0) {
        const { name, surname } = await ctx.api.run(ownDataApi.update, { churchId: person.account.church.id, changes })
        const session = ctx.store.get(sessionAtom)
        ctx.store.set(sessionAtom, { ...session, account: session.account && { ...session.account, name, surname } })
        await forgetOwnData(ctx)
      }
      onSaved()
    },
  })
  return (
    <Form form={form} label={t('data.form')}>
      {names && (
        <>
          <TextField label={asked('register.name')} autoComplete="given-name" {...form.field('name')} />
          <TextField label={asked('register.surname')} autoComplete="family-name" {...form.field('surname')} />
        </>
      )}
      <AskedFields form={form} settings={settings} country={country} />
      {children}
      <FormError form={form} />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}
