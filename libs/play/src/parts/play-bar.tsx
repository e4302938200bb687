import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { chipCss, IconButton, SearchIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useId, type SubmitEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { searchPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--s3)',
  padding: 'var(--s3) var(--gutter)',
  borderBottom: '1px solid var(--hairline)',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' },
  '& form': { display: 'flex', gap: 'var(--s1)', flex: '0 1 22rem', minWidth: 0 },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: '2.75rem',
    padding: '.4rem .8rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--field)',
    color: 'inherit',
    font: 'inherit',
  },
})

const MAX_TERM_LENGTH = 100

/** Document 1 section 2: Play's header has a search, and links to its home, the own list, videos and collections. */
export function PlayBar() {
  const { t } = useTranslation('play')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const id = useId()
  const type = pathname === paths.search ? search.get('type') : null
  const term = type === 'query' ? (search.get('term') ?? '') : ''
  const links = [
    {
      to: paths.browse,
      name: t('nav.home'),
      current: [paths.browse, paths.home, paths.root].some((one) => one === pathname),
    },
    { to: searchPath('mylist'), name: t('nav.mylist'), current: type === 'mylist' },
    { to: searchPath('video'), name: t('nav.videos'), current: type === 'video' },
    { to: searchPath('collection'), name: t('nav.collections'), current: type === 'collection' },
  ]
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('term')
    if (typeof words === 'string' && words.trim()) void navigate(searchPath('query', words.trim()))
  }
  return (
    <div css={bar} data-print="no">
      <nav aria-label={t('nav.label')}>
        <ul>
          {links.map(({ to, name, current }) => (
            <li key={to}>
              <AppLink to={to} css={chipCss} aria-current={current ? 'page' : undefined}>
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <form role="search" action={paths.search} onSubmit={find}>
        <label htmlFor={id} className="visually-hidden">
          {t('search.label')}
        </label>
        <input type="hidden" name="type" value="query" />
        <input
          key={term}
          id={id}
          type="search"
          name="term"
          defaultValue={term}
          maxLength={MAX_TERM_LENGTH}
          placeholder={t('search.label')}
        />
        <IconButton type="submit" label={t('search.go')}>
          <SearchIcon />
        </IconButton>
      </form>
    </div>
  )
}
