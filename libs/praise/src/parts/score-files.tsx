import type { ScoreFile } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { ArrowUpRightIcon, DownloadIcon, linkCss } from '@atrio/ui'
import { css } from '@emotion/react'

const list = css({ display: 'grid', gap: 'var(--s10)', '& figcaption': { marginTop: 'var(--s2)' } })
const paper = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius-window)',
  background: '#fff',
})
const viewer = css(paper, { height: 'min(80dvh, 72rem)', '@media print': { display: 'none' } })

/** Scores: pictures, also those of a PDF's pages, else it in the browser's viewer; all can be opened or downloaded. */
export function ScoreFiles({ files }: { files: ScoreFile[] }) {
  const { t } = useTranslation('praise')
  return (
    <div css={list}>
      {files.map(({ name, url, kind, pictures }) => (
        <figure key={url}>
          {pictures.map((picture, index) => (
            <img
              key={picture.url}
              src={picture.url}
              alt={index > 0 ? `${name} ${index + 1}` : name}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              css={paper}
            />
          ))}
          {kind === 'pdf' && !pictures[0] && <iframe src={url} title={name} loading="lazy" css={viewer} />}
          <figcaption>
            <a href={url} target="_blank" rel="noopener" css={[linkCss, { marginRight: 'var(--s6)' }]} data-print="no">
              {t('score.open', { name })}
              <ArrowUpRightIcon size="sm" />
            </a>
            <a href={url} download css={linkCss} data-print="no">
              <DownloadIcon size="sm" />
              {t('score.download', { name })}
            </a>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
