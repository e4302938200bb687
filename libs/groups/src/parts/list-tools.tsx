import { useLocale, useTranslation } from '@atrio/i18n'
import { AppLink, MAX_TERM_LENGTH, useAddressField } from '@atrio/tenant-core'
import { Button, SearchField, SearchIcon, Select } from '@atrio/ui'
import { css } from '@emotion/react'
import { useId } from 'react'
import { Form } from 'react-router'
import { useFilters } from '../data/groups.queries.ts'
import { writeListQuery, type ListQuery } from '../model/list-query.ts'
import { paths } from '../paths.ts'
import { useGroupWords } from './use-group-words.ts'

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

const form = css({
  maxWidth: '52rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 'var(--s3)',
})

const choice = css({
  flex: '1 1 9rem',
  minWidth: 0,
  fontWeight: 600,
  '& > select': {
    display: 'block',
    width: '100%',
    minHeight: '3.25rem',
    marginTop: '.4rem',
    paddingInlineStart: '.95rem',
    fontWeight: 400,
  },
})

type ChoiceProps = { name: string; label: string; all: string; value: string; options: [value: string, text: string][] }

/** One filter; a value that no group has any more stays selected, so that it can be seen and cleared. */
function Choice({ name, label, all, value, options }: ChoiceProps) {
  const id = useId()
  const { ref } = useAddressField<HTMLSelectElement>(value)
  if (options.length === 0 && value === '') return null
  return (
    <label htmlFor={id} css={choice}>
      {label}
      <Select ref={ref} id={id} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {value !== '' && !options.some(([one]) => one === value) && <option>{value}</option>}
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** Weekday and neighbourhood, of those that groups have. */
function Filters({ query: { weekday, area } }: { query: ListQuery }) {
  const { t, day } = useGroupWords()
  const locale = useLocale()
  const { weekdays = [], areas = [] } = useFilters() ?? {}
  const days = weekday === null || weekdays.includes(weekday) ? weekdays : [...weekdays, weekday].sort()
  const known = areas.find((one) => one.toLowerCase() === area.toLowerCase()) ?? area
  return (
    <>
      <Choice
        name="day"
        label={t('filter.day')}
        all={t('filter.anyDay')}
        value={weekday === null ? '' : String(weekday)}
        options={days.map((one) => [String(one), day(one)])}
      />
      <Choice
        name="area"
        label={t('filter.area')}
        all={t('filter.anyArea')}
        value={known}
        options={areas.toSorted(new Intl.Collator(locale).compare).map((one) => [one, one])}
      />
    </>
  )
}

/** A search form that writes to the address: shareable and in the history. */
export function GroupSearch({ query, busy }: { query: ListQuery; busy: boolean }) {
  const { t } = useTranslation('groups')
  const { term, view } = query
  const { ref, onSubmit } = useAddressField(term)
  return (
    <Form role="search" action={paths.list} css={form} onSubmit={onSubmit}>
      <SearchField
        ref={ref}
        label={t('search.label')}
        name="term"
        defaultValue={term}
        maxLength={MAX_TERM_LENGTH}
        css={{ flex: '1 1 14rem', width: 'auto', minWidth: 0, maxWidth: '26rem' }}
      />
      <Filters query={query} />
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <Button type="submit" busy={busy}>
        <SearchIcon size="sm" />
        {t('search.submit')}
      </Button>
    </Form>
  )
}
