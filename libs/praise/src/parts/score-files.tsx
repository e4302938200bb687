import type { ScoreFile } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { ArrowUpRightIcon, DownloadIcon, linkCss } from '@atrio/ui'
import { css } from '@emotion/react'

const list = css({ display: 'grid', gap: 'var(--s10)', '& figcaption': { marginTop: 'var(--s2)' } })
const paper = css({
  display: 'block',
  width: '100%',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius-window)',
  background: '#fff',
})
const pages = css(paper, { height: 'min(80dvh, 72rem)', '@media print': { display: 'none' } })

/** Scores: a PDF in the browser's viewer, a picture inline; both can be opened or downloaded. */
export function ScoreFiles({ files }: { files: ScoreFile[] }) {
  const { t } = useTranslation('praise')
  return (
    <div css={list}>
      {files.map(({ name, url, kind }) => (
        <figure key={url}>
          {kind === 'pdf' && <iframe src={url} title={name} loading="lazy" css={pages} />}
          {kind === 'image' && <img src={url} alt={name} css={paper} />}
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
