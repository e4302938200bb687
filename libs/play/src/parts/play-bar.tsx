import { NOBODY } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, MAX_TERM_LENGTH, useAddressField, useViewer } from '@atrio/tenant-core'
import { chipCss, IconButton, SearchField, SearchIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import type { SubmitEvent } from 'react'
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
  '& form': { flex: '0 1 22rem', minWidth: 0 },
})

/** Document 1 section 2: Play's header has a search, and links to its home, the own list, videos and collections. */
export function PlayBar() {
  const { t } = useTranslation('play')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const signedIn = useViewer() !== NOBODY
  const type = pathname === paths.search ? search.get('type') : null
  const term = type === 'query' ? (search.get('term') ?? '') : ''
  const { ref, onSubmit } = useAddressField(term)
  const links = [
    {
      to: paths.browse,
      name: t('nav.home'),
      current: [paths.browse, paths.home, paths.root].some((one) => one === pathname),
    },
    { to: searchPath('mylist'), name: t('nav.mylist'), current: type === 'mylist' },
    { to: searchPath('video'), name: t('nav.videos'), current: type === 'video' },
    { to: searchPath('collection'), name: t('nav.collections'), current: type === 'collection' },
    ...(signedIn ? [{ to: paths.own, name: t('nav.own'), current: false }] : []),
  ]
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
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
        <input type="hidden" name="type" value="query" />
        <SearchField
          ref={ref}
          compact
          label={t('search.label')}
          name="term"
          defaultValue={term}
          maxLength={MAX_TERM_LENGTH}
        >
          <IconButton type="submit" label={t('search.go')}>
            <SearchIcon />
          </IconButton>
        </SearchField>
      </form>
    </div>
  )
}
