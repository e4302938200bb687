import { useTranslation } from '@atrio/i18n'
import { AppLink, BackLink, Page, useChurchCountry, useLink, type FeatureContext } from '@atrio/tenant-core'
import { CreditCardIcon, HandsPrayingIcon, ListRow, LockIcon, PageHeader, Rows, Section, useToast } from '@atrio/ui'
import { css } from '@emotion/react'
import { useMemo } from 'react'
import { loadEmail } from '../data/email.queries.ts'
import { loadOwnData, useCustomFields, useOwnDataFields, usePerson } from '../data/own-data.queries.ts'
import { PersonForm } from '../forms/own-forms.lazy.tsx'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { loadSecurityWords } from '../i18n/security/messages.ts'
import { ownFields } from '../model/asked-of-person.ts'
import { Addresses } from '../parts/addresses.tsx'
import { Children } from '../parts/children.tsx'
import { Email } from '../parts/email.tsx'
import { PersonalCopy } from '../parts/personal-copy.tsx'
import { paths } from '../paths.ts'

const narrow = css({ maxWidth: '36rem' })

export const load = (ctx: FeatureContext) => {
  void PersonForm.prefetch(ctx)
  return Promise.all([loadOwnWords(ctx), loadSecurityWords(ctx), loadEmail(ctx), loadOwnData(ctx, { lists: true })])
}

/** A person's own data: registration, addresses, and links to cards and password. */
export default function DataScreen() {
  const { t } = useTranslation('ownPages')
  const security = useTranslation('accountSecurity').t
  const toast = useToast()
  const person = usePerson()
  const asked = useOwnDataFields()
  const custom = useCustomFields(person.account.church.id)
  const country = useChurchCountry()
  const prayers = useLink('prayer.own')
  const { cpf } = person
  const fields = useMemo(() => ownFields(asked, { country, cpf }), [asked, country, cpf])
  return (
    <Page title={t('data.title')} noIndex>
      <BackLink to={paths.home} label={t('home.title')} />
      <PageHeader title={t('data.title')} lead={t('data.lead')} />
      <Section title={t('data.personal')}>
        <div css={narrow}>
          <PersonForm
            person={person}
            fields={fields}
            custom={custom}
            names
            draft="account.data"
            submitLabel={t('data.save')}
            onSaved={() => toast({ text: t('data.saved') })}
          />
        </div>
      </Section>
      <Section title={security('email.title')} lead={security('email.lead', { email: person.account.email })}>
        <div css={narrow}>
          <Email />
        </div>
      </Section>
      <Section title={t('addresses.title')} lead={t('addresses.lead')}>
        <div css={narrow}>
          <Addresses account={person.account} />
        </div>
      </Section>
      <Section title={t('children.title')} lead={t('children.lead')}>
        <div css={narrow}>
          <Children account={person.account} />
        </div>
      </Section>
      <Section title={security('copy.title')} lead={security('copy.lead')}>
        <div css={narrow}>
          <PersonalCopy />
        </div>
      </Section>
      <Section title={t('data.more')}>
        <Rows css={narrow}>
          <ListRow
            leading={<CreditCardIcon />}
            title={t('cards.title')}
            meta={t('cards.lead')}
            link={(title) => <AppLink to={paths.cards}>{title}</AppLink>}
          />
          {prayers && (
            <ListRow
              leading={<HandsPrayingIcon />}
              title={t('data.prayers')}
              link={(title) => <AppLink to={prayers}>{title}</AppLink>}
            />
          )}
          <ListRow
            leading={<LockIcon />}
            title={t('change.title')}
            link={(title) => <AppLink to={paths.changePassword}>{title}</AppLink>}
          />
        </Rows>
      </Section>
    </Page>
  )
}
