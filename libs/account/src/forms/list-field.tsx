import { useTranslation } from '@atrio/i18n'
import { FailedNotice } from '@atrio/ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { AskedList } from '../data/asked-lists.queries.ts'

/** A select and its list. A list that failed to load is offered again above it; once it has loaded, the select is focused. */
export function ListField({ list: { failed, busy, retry }, children }: { list: AskedList; children: ReactNode }) {
  const { t } = useTranslation('account')
  const place = useRef<HTMLDivElement>(null)
  const retried = useRef(false)
  useLayoutEffect(() => {
    if (failed || !retried.current) return
    retried.current = false
    place.current?.querySelector('select')?.focus()
  }, [failed])
  const onRetry = () => {
    retried.current = true
    retry()
  }
  return (
    <div ref={place}>
      {failed && (
        <FailedNotice retry={{ label: t('register.retry'), busy, onRetry }} css={{ marginBottom: 'var(--s4)' }}>
          {t('register.listFailed')}
        </FailedNotice>
      )}
      {children}
    </div>
  )
}
