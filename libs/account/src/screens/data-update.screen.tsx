import { useTranslation } from '@atrio/i18n'
import { redirectTarget, useFeatureContext, useChurchCountry, type FeatureContext } from '@atrio/tenant-core'
import { Button } from '@atrio/ui'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { loadOwnData, useCustomFields, useOwnDataFields, usePerson } from '../data/own-data.queries.ts'
import { PersonForm } from '../forms/own-forms.lazy.tsx'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { missingFields, ownFields } from '../model/asked-of-person.ts'
import { missingAnswers } from '../model/custom-values.ts'
import { OwnPage } from '../parts/own-page.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext) => {
  void PersonForm.prefetch(ctx)
  return Promise.all([loadOwnWords(ctx), loadOwnData(ctx, { lists: false })])
}

/** Asks for the data that an account lacks, then returns to the page that needed it. */
export default function DataUpdateScreen() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('ownPages')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const person = usePerson()
  const asked = useOwnDataFields()
  const everyCustom = useCustomFields(person.account.church.id)
  const country = useChurchCountry()
  // `payment` without a value means `payment=true`
  const payment = search.has('payment') && search.get('payment') !== 'false'
  // what was missing when the page opened: fields must not disappear while they are filled in
  const [missing] = useState(() => missingFields(person, asked, { payment, country }))
  const [missingCustom] = useState(() => missingAnswers(everyCustom))
  const nothingMissing = missing.length + missingCustom.length === 0
  const [all, setAll] = useState(nothingMissing)
  const custom = useMemo(
    () => (all ? everyCustom : { ...everyCustom, fields: missingCustom }),
    [all, everyCustom, missingCustom],
  )
  const fields = useMemo(() => {
    const rest = ownFields(asked, { country, cpf: person.cpf }).filter(
      ({ name }) => !missing.some((field) => field.name === name),
    )
    return all ? [...missing, ...rest] : missing
  }, [all, asked, country, missing, person.cpf])
  const wanted = redirectTarget(ctx, search.get('redirectTo'))
  const lead = nothingMissing ? 'nothing' : payment ? 'payment' : 'lead'
  return (
    <OwnPage title={t('update.title')} lead={t(`update.${lead}`)}>
      <PersonForm
        person={person}
        fields={fields}
        custom={custom}
        names={all}
        draft="account.dataUpdate"
        submitLabel={t(wanted ? 'update.continue' : 'data.save')}
        onSaved={() => void navigate(wanted ?? paths.data, { replace: true })}
      >
        {!all && (
          <p>
            <Button onClick={() => setAll(true)}>{t('update.rest')}</Button>
          </p>
        )}
      </PersonForm>
    </OwnPage>
  )
}
