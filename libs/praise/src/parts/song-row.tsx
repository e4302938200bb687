import type { SongEntry } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { DottedLine, ListRow } from '@atrio/ui'
import { css } from '@emotion/react'
import { songPath } from '../paths.ts'

const key = css({ fontWeight: 600, color: 'var(--accent-ink)', whiteSpace: 'nowrap' })

/** A song of the list: title, author and theme, with its key at the end. */
export function SongRow({ song }: { song: SongEntry }) {
  const facts = [song.author, song.theme, song.code].filter((fact) => fact !== null)
  return (
    <ListRow
      title={song.title}
      link={(title) => <AppLink to={songPath(song.id)}>{title}</AppLink>}
      meta={
        <>
          {song.subtitle && <span css={{ display: 'block' }}>{song.subtitle}</span>}
          <DottedLine facts={facts} />
        </>
      }
      trailing={song.tone && <span css={key}>{song.tone}</span>}
    />
  )
}
