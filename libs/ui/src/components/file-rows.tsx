import { useId } from 'react'
import { DownloadIcon } from '../icons/index.ts'
import { ListRow, Rows } from './list-row.tsx'

/** Documents to read or download, under a title; each opens in another tab. Renders nothing without any. */
export function FileRows({ title, files }: { title: string; files: readonly { name: string; url: string }[] }) {
  const titleId = useId()
  if (files.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} css={{ fontSize: 'var(--t-3)', marginBottom: '.6em' }}>
        {title}
      </h2>
      <Rows>
        {files.map(({ name, url }) => (
          <ListRow
            key={url}
            leading={<DownloadIcon />}
            title={name}
            goes="outside"
            link={(words) => (
              <a href={url} target="_blank" rel="noopener">
                {words}
              </a>
            )}
          />
        ))}
      </Rows>
    </section>
  )
}
