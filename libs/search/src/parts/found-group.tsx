import type { FoundGroup as Group } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, FoundText, useChurch, useFeatureContext, type FoundKind } from '@atrio/tenant-core'
import { linkCss, ListRow, Rows, Section, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { searchPath } from '../page-paths.ts'

type Props = { group: Group; kind: FoundKind; term: string; /** It is the only one. */ alone: boolean }

const excerpt = css({ display: 'block', maxWidth: 'var(--measure)' })

/** The results of one kind, each with the words that were found. */
export function FoundGroup({ group, kind, term, alone }: Props) {
  const { t } = useTranslation('search')
  const { locale } = useFeatureContext()
  const format = useFormat(useChurch().timeZone)
  const label = kind.label[locale]
  const more = kind.list?.(term) ?? searchPath(term, group.kind)
  return (
    <Section
      title={label}
      action={
        !alone &&
        group.hasMore && (
          <AppLink to={more} css={linkCss}>
            {t('more', { kind: label })}
          </AppLink>
        )
      }
    >
      <Rows open>
        {group.results.map((result) => (
          <ListRow
            key={result.id}
            title={result.title}
            link={(title) => <AppLink to={kind.to(result)}>{title}</AppLink>}
            meta={
              <>
                {result.date && <span css={[smallCss, { display: 'block' }]}>{format.date(result.date)}</span>}
                <span css={excerpt}>
                  <FoundText pieces={result.pieces} />
                </span>
              </>
            }
          />
        ))}
      </Rows>
      {alone && group.hasMore && <p css={{ marginTop: 'var(--s5)' }}>{t('many', { count: group.results.length })}</p>}
    </Section>
  )
}
