import { ApiError, reportsApi, type ReportEntry } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { failureOf, useApi, useChurch, useFeatureContext } from '@atrio/tenant-core'
import {
  Button,
  FailedNotice,
  LineSkeleton,
  MoreItems,
  mutedCss,
  Rows,
  smallCss,
  Tag,
  useRowFocus,
  useToast,
} from '@atrio/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** What people report, the last reported first, for the church's staff. */
export function ReportList() {
  const { t } = useTranslation('reports')
  const found = useInfiniteQuery(useApi().pages(reportsApi.list, {}))
  const { place, onPress } = useRowFocus()
  if (!found.data) {
    const { failed, busy, retry } = failureOf(found)
    return failed ? (
      <FailedNotice retry={{ label: t('list.retry'), onRetry: retry, busy }}>{t('list.failed')}</FailedNotice>
    ) : (
      <LineSkeleton lines={4} />
    )
  }
  const reports = found.data.pages.flatMap((page) => page.reports)
  return (
    <div {...place}>
      {reports.length === 0 ? (
        <p>{t('list.none')}</p>
      ) : (
        <Rows>
          {reports.map((report) => (
            <OneReport key={report.id} report={report} onPress={onPress} />
          ))}
        </Rows>
      )}
      <MoreItems
        query={found}
        words={{ more: t('list.more'), failed: t('list.failed'), retry: t('list.retry') }}
        skeleton={<LineSkeleton lines={2} />}
      />
    </div>
  )
}

type OneReportProps = { report: ReportEntry; onPress: (button: HTMLElement) => void }

function OneReport({ report, onPress }: OneReportProps) {
  const { t } = useTranslation('reports')
  const format = useFormat(useChurch().timeZone)
  const ctx = useFeatureContext()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const { thing, text, count, reasons, notes, hidden, at } = report
  const name = report.name ?? t('list.nobody')
  const close = async (button: HTMLElement) => {
    onPress(button)
    setBusy(true)
    try {
      await ctx.api.run(reportsApi.close, { id: report.id }).catch((error: unknown) => {
        // another of the staff was first
        if (!(error instanceof ApiError && error.status === 404)) throw error
      })
      await ctx.api.invalidate(ctx.queryClient, reportsApi.list)
    } catch {
      toast({ text: t('list.closeFailed') })
    }
    setBusy(false)
  }
  return (
    <li css={{ display: 'grid', gap: 'var(--s2)', paddingBlock: 'var(--s4)', overflowWrap: 'anywhere' }}>
      <p css={[mutedCss, smallCss]}>
        {t(`list.kind.${thing.kind}`)} · {format.date(at, 'short')} {format.time(at)}
      </p>
      <p>
        <b>{name}</b>: <span css={{ whiteSpace: 'pre-line' }}>{text}</span>
      </p>
      <p>
        <b>{t('list.count', { count })}</b> · {reasons.map((reason) => t(`reasons.${reason}`)).join(', ')}
      </p>
      {notes.length > 0 && (
        <div css={smallCss}>
          <p>{t('list.notes')}</p>
          <ul>
            {notes.map((note, index) => (
              <li key={index}>“{note}”</li>
            ))}
          </ul>
        </div>
      )}
      {hidden && <Tag kind="warn">{t('list.hidden')}</Tag>}
      <div>
        <Button
          busy={busy}
          onClick={({ currentTarget }) => void close(currentTarget)}
          aria-label={t('list.closeLabel', { name })}
        >
          {t('list.close')}
        </Button>
      </div>
    </li>
  )
}
