import type { WallPrayer } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { DottedLine, kickerCss, linkCss, mutedCss, Picture, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { AnsweredTag } from './answered.tsx'
import { usePrayerWords } from './use-prayer-words.ts'

const row = css({
  position: 'relative',
  paddingBlock: 'calc(var(--s6) * var(--density))',
  // makes the whole row clickable
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:has(a:hover) [data-words]': { color: 'var(--accent-ink)' },
  '& .window': { width: '5.5rem', float: 'inline-end', margin: '.25rem 0 var(--s3) var(--s4)' },
})
// long requests are clipped in lists; screen readers still read all of it
const words = css({
  font: '400 1.1875rem/1.5 var(--serif)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
})

type Props = { prayer: WallPrayer; to: string; link: string; tag?: ReactNode }

/** One request of a list: text, author, time, how many people pray, and a link to it. */
export function PrayerRow({ prayer, to, link, tag }: Props) {
  const { t, ago } = usePrayerWords()
  const { name, motive, image, praying } = prayer
  const time = ago(prayer.createdAt)
  return (
    <li css={row}>
      {image && <Picture src={image.url} alt={image.alt} seed={`prayer-${prayer.id}`} shape="square" sizes="5.5rem" />}
      {motive && <p css={kickerCss}>{motive.name}</p>}
      <p data-words css={words}>
        {prayer.text}
      </p>
      <p css={[mutedCss, smallCss, { marginTop: 'var(--s2)' }]}>
        <DottedLine
          facts={[
            name === null ? t('byNobody', { time }) : t('by', { name, time }),
            praying > 0 && t('praying', { count: praying }),
          ]}
        />
      </p>
      <AnsweredTag answered={prayer.answered} />
      {tag && <div css={{ marginTop: 'var(--s1)' }}>{tag}</div>}
      <AppLink to={to} css={linkCss}>
        {link}
      </AppLink>
    </li>
  )
}
