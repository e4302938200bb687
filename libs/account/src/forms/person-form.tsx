import { ownDataApi, type AnsweredFields, type RegistrationSettings } from '@atrio/api-client'
import { Form, FormError, SubmitButton, TextField, useForm } from '@atrio/forms'
import { useLocale, useTranslation } from '@atrio/i18n'
import { sessionAtom, useFeatureContext, useChurchCountry } from '@atrio/tenant-core'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useAnswerableFields } from '../data/asked-lists.queries.ts'
import { forgetOwnData } from '../data/own-data.queries.ts'
import { changedAnswers, customValues, type CustomValues } from '../model/custom-values.ts'
import { changesOf, personValues, type Person, type PersonValues } from '../model/person-values.ts'
import { useRefusals } from '../parts/use-refusals.ts'
import { AskedFields } from './asked-fields.tsx'
import { CustomFields } from './custom-fields.tsx'

type Props = {
  person: Person
  fields: RegistrationSettings['fields']
  /** The church's own fields that are shown, with the person's answers. */
  custom: AnsweredFields
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
export function PersonForm({ person, fields: shown, custom, names, draft, submitLabel, onSaved, children }: Props) {
  const { t } = useTranslation('ownPages')
  const { t: asked } = useTranslation('account')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const country = useChurchCountry()
  const fields = useAnswerableFields(shown)
  const initialValues = useMemo<PersonValues & CustomValues>(
    () => ({ ...personValues(person, locale, country), ...customValues(custom, locale) }),
    [person, custom, locale, country],
  )
  const schema = useCallback(
    () =>
      import('../model/registration.schema.ts').then(({ personSchema }) =>
        personSchema({ fields, customFields: custom.fields, names }, { country, savedPhone: initialValues.phone }),
      ),
    [fields, custom, names, country, initialValues],
  )
  const settings = useMemo(() => ({ fields }), [fields])
  const form = useForm({
    ...useRefusals(),
    initialValues,
    schema,
    draft,
    onSubmit: async (values) => {
      const customAnswers = changedAnswers(custom.fields, { before: initialValues, after: values }, locale)
      const changes = { ...changesOf(initialValues, values, fields, locale), ...(customAnswers && { customAnswers }) }
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
      <CustomFields fields={custom.fields} binding={(name) => form.field(name)} />
      {children}
      <FormError form={form} />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}
