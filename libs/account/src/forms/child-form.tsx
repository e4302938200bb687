import { childrenApi, type Child, type ClientAccount } from '@atrio/api-client'
import { DateField, Form, FormError, SelectField, SubmitButton, TextareaField, TextField, useForm } from '@atrio/forms'
import { useLocale, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, Row } from '@atrio/ui'
import { useState } from 'react'
import { forgetChildren } from '../data/children.queries.ts'
import { childDraft, childValues } from '../model/children-values.ts'
import { useRefusals } from '../parts/use-refusals.ts'

type Props = {
  account: ClientAccount
  /** Undefined: a new child. */
  child: Child | undefined
  onDone: (saved: boolean) => void
}

const schema = () => import('../model/child.schema.ts').then((module) => module.childSchema)

/** Adds or changes a child. */
export function ChildForm({ account, child, onDone }: Props) {
  const { t } = useTranslation('ownPages')
  const { t: asked } = useTranslation('account')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const [initialValues] = useState(() => childValues(child, locale))
  const form = useForm({
    ...useRefusals(),
    initialValues,
    schema,
    onSubmit: async (values) => {
      const of = { churchId: account.church.id, clientAccountId: account.id, child: childDraft(values, locale) }
      if (child) await ctx.api.run(childrenApi.change, { ...of, childId: child.id })
      else await ctx.api.run(childrenApi.add, of)
      await forgetChildren(ctx)
      onDone(true)
    },
  })
  const sexes = (['female', 'male'] as const).map((value) => ({ value, label: asked(`register.${value}`) }))
  return (
    <Form form={form} label={t(child ? 'children.changeForm' : 'children.addForm')}>
      <TextField label={t('children.name')} autoComplete="off" {...form.field('name')} />
      <DateField label={asked('register.birthDate')} autoComplete="off" optional {...form.field('birthDate')} />
      <SelectField label={asked('register.sex')} options={sexes} optional {...form.field('sex')} />
      <TextareaField
        label={t('children.remarks')}
        hint={t('children.remarksHint')}
        optional
        {...form.field('remarks')}
      />
      <FormError form={form} />
      <Row>
        <SubmitButton>{t('children.save')}</SubmitButton>
        <Button size="big" onClick={() => onDone(false)}>
          {t('addresses.cancel')}
        </Button>
      </Row>
    </Form>
  )
}
