import type { Song } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { kickerCss, mutedCss } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const frame = css({
  padding: 'var(--s6) var(--gutter) var(--s5)',
  '& h1': { marginTop: '.1em' },
  '@media print': { padding: '0 0 10pt', '& h1': { fontSize: '26pt' }, '& > p': { color: '#000' } },
})
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.1rem 1.5rem',
  marginTop: 'var(--s4)',
  color: 'var(--muted)',
  '& > div': { display: 'flex', gap: '.4em' },
  '& dd': { margin: 0, color: 'var(--ink)' },
})

/** A song's title, author, theme and tempo. */
export function SongHead({ song, children }: { song: Song; children?: ReactNode }) {
  const { t } = useTranslation('praise')
  const { tone, rhythm, theme, code } = song
  const known = Object.entries({ tone, rhythm, theme, code }).filter(([, value]) => value !== null)
  return (
    <header css={frame}>
      {song.group && <p css={kickerCss}>{song.group}</p>}
      <h1>{song.title}</h1>
      {song.subtitle && <p css={{ fontSize: 'var(--t-lead)', marginTop: '.2em' }}>{song.subtitle}</p>}
      {song.author && <p css={[mutedCss, { marginTop: '.5em', maxWidth: 'var(--measure)' }]}>{song.author}</p>}
      {known.length > 0 && (
        <dl css={facts}>
          {known.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`facts.${name as 'tone'}`)}:</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </header>
  )
}
