import { loadCardWords } from '@atrio/checkout'
import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { lazyForm, type FeatureContext } from '@atrio/tenant-core'
import type { ComponentType } from 'react'
import { LoadFailed } from '../parts/load-failed.tsx'
import { StepSkeleton } from '../parts/step-skeleton.tsx'

function Loading() {
  const { t } = useTranslation('ownPages')
  return <StepSkeleton label={t('own.loading')} />
}

const formWords = ({ i18n }: FeatureContext) => loadFormWords(i18n)

/** The forms of a person's own pages: their library is heavier than the rest of these pages. */
const ownForm = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  words: (ctx: FeatureContext) => Promise<unknown> = formWords,
) =>
  lazyForm({
    name: `account.${name}`,
    load: async (ctx) => (await Promise.all([load(), words(ctx)]))[0],
    loading: <Loading />,
    failed: LoadFailed,
  })

export const PersonForm = ownForm('person', () => import('./person-form.tsx').then((module) => module.PersonForm))
export const AddressForm = ownForm('address', () => import('./address-form.tsx').then((module) => module.AddressForm))
export const ChildForm = ownForm('child', () => import('./child-form.tsx').then((module) => module.ChildForm))
export const PhotoForm = ownForm('photo', () => import('./photo-form.tsx').then((module) => module.PhotoForm))
export const AddCardForm = ownForm(
  'card',
  () => import('./add-card-form.tsx').then((module) => module.AddCardForm),
  loadCardWords,
)
export const ChangeEmailForm = ownForm('email', () =>
  import('./change-email-form.tsx').then((module) => module.ChangeEmailForm),
)
export const PersonalCopyForm = ownForm('copy', () =>
  import('./personal-copy-form.tsx').then((module) => module.PersonalCopyForm),
)
export const DeleteAccountForm = ownForm('deletion', () =>
  import('./delete-account-form.tsx').then((module) => module.DeleteAccountForm),
)
