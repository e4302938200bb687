import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { Button, ListIcon, MapIcon, SearchIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useId } from 'react'
import { Form } from 'react-router'
import { writeListQuery, type ListQuery } from '../model/list-query.ts'
import { paths } from '../paths.ts'

const tabs = css({
  display: 'flex',
  gap: 'var(--s6)',
  borderBottom: '1px solid var(--hairline)',
  marginBottom: 'var(--s5)',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3rem',
    borderBottom: '2px solid transparent',
    marginBottom: -1,
    color: 'var(--muted)',
    textDecoration: 'none',
    '&[aria-current]': { color: 'var(--ink)', fontWeight: 600, borderColor: 'var(--accent-edge)' },
    '&:hover': { color: 'var(--ink)' },
  },
})

const to = (query: ListQuery) => paths.list + writeListQuery(query)

/** Available groups, or the person's own: links, so that each has an address and works before hydration. */
export function GroupTabs({ query }: { query: ListQuery }) {
  const { t } = useTranslation('groups')
  const tab = (own: boolean) => (
    <AppLink to={to({ ...query, own })} aria-current={query.own === own ? 'page' : undefined} preventScrollReset>
      {t(own ? 'tabs.own' : 'tabs.available')}
    </AppLink>
  )
  return (
    <nav aria-label={t('tabs.label')} css={tabs}>
      {tab(false)}
      {tab(true)}
    </nav>
  )
}

const segment = css({
  display: 'inline-flex',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.45rem',
    minHeight: '2.75rem',
    padding: '0 .9rem',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { background: 'var(--wash-soft)' },
    '&[aria-current]': { background: 'var(--wash)', fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})

/** The same groups as a list or on a map. */
export function ViewToggle({ query }: { query: ListQuery }) {
  const { t } = useTranslation('groups')
  return (
    <nav aria-label={t('view.label')} css={segment}>
      {(['list', 'map'] as const).map((view) => (
        <AppLink
          key={view}
          to={to({ ...query, view })}
          aria-current={query.view === view ? 'true' : undefined}
          preventScrollReset
        >
          {view === 'list' ? <ListIcon size="sm" /> : <MapIcon size="sm" />}
          {t(`view.${view}`)}
        </AppLink>
      ))}
    </nav>
  )
}

const form = css({
  flex: '1 1 20rem',
  maxWidth: '36rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 'var(--s3)',
  '& > label': { flex: '1 1 14rem', minWidth: 0, maxWidth: '26rem', fontWeight: 600 },
  '& input[type="search"]': {
    display: 'block',
    width: '100%',
    minHeight: '3.25rem',
    marginTop: '.4rem',
    padding: '.6rem .95rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--field)',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 400,
    fontSize: '1.125rem',
  },
})

/** A search form that writes to the address: shareable and in the history. */
export function GroupSearch({ query: { term, view }, busy }: { query: ListQuery; busy: boolean }) {
  const { t } = useTranslation('groups')
  const id = useId()
  return (
    <Form role="search" action={paths.list} css={form}>
      <label htmlFor={id}>
        {t('search.label')}
        {/* another address brings another term: the field follows it, and what is typed meanwhile stays */}
        <input key={term} id={id} type="search" name="term" defaultValue={term} maxLength={100} />
      </label>
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <Button type="submit" busy={busy}>
        <SearchIcon size="sm" />
        {t('search.submit')}
      </Button>
    </Form>
  )
}
