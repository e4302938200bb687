import { useLocale, useTranslation } from '@atrio/i18n'
import { Page, useChurch, useChurchCountry, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { gutterCss, media, Tag } from '@atrio/ui'
import { css } from '@emotion/react'
import { loadOwnData, useOwnDataFields, usePerson } from '../data/own-data.queries.ts'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { accountEntries } from '../model/account-entries.ts'
import { missingFields } from '../model/asked-of-person.ts'
import { EntryList } from '../parts/entry-list.tsx'
import { Photo } from '../parts/photo.tsx'
import { PrivacyRow } from '../parts/privacy-row.tsx'

const head = css(gutterCss, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--s5)',
  paddingBlock: 'var(--s8) var(--s6)',
  '& h1': { fontSize: 'var(--t-2)', lineHeight: 1.16, overflowWrap: 'anywhere' },
  '& p': { marginTop: '.3em', color: 'var(--muted)' },
})
const lists = css(gutterCss, {
  display: 'grid',
  gap: 'var(--s10) var(--s12)',
  paddingBottom: 'var(--section)',
  [media.tabletBigUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

export const load = (ctx: FeatureContext) => Promise.all([loadOwnWords(ctx), loadOwnData(ctx, { lists: false })])

/** The person's profile in this church, and links to their own pages. */
export default function AccountScreen() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('ownPages')
  const locale = useLocale()
  const person = usePerson()
  const asked = useOwnDataFields()
  const country = useChurchCountry()
  const { timeZone } = useChurch()
  const { account } = person
  const name = [account.name, account.surname].filter(Boolean).join(' ')
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone })
  const since = account.createdAt && month.format(new Date(account.createdAt))
  const { life, registration, partners } = accountEntries(ctx)
  const isIncomplete = missingFields(person, asked, { payment: false, country }).length > 0
  return (
    <Page title={t('home.title')} noIndex>
      <header css={head}>
        <div css={{ minWidth: 0 }}>
          <h1>{name}</h1>
          {since && <p>{t('home.since', { church: account.church.name, since })}</p>}
          <p>{account.email}</p>
        </div>
        <Photo account={account} />
      </header>
      <div css={lists}>
        <EntryList title={t('home.life')} entries={life} />
        <EntryList
          title={t('home.registration')}
          entries={registration}
          tag={(entry) => entry === 'data' && isIncomplete && <Tag kind="warn">{t('home.complete')}</Tag>}
        >
          <PrivacyRow />
        </EntryList>
        <EntryList title={t('home.partners')} entries={partners} />
      </div>
    </Page>
  )
}
