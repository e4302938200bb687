import { useFormat } from '@atrio/i18n'
import { Notice } from '@atrio/ui'
import { hashKey } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useFeatureContext } from '../feature/feature-provider.tsx'
import { keptSinceAtom } from './kept-since.ts'
import { useOnline } from './use-online.ts'

/** The time of a query's answer in milliseconds, while it cannot be asked for again; undefined while it is current. */
function useAsOf(queryKey: readonly unknown[]): number | undefined {
  const { queryClient, store } = useFeatureContext()
  const online = useOnline()
  const kept = useAtomValue(keptSinceAtom, { store }).get(hashKey(queryKey))
  return kept ?? (online ? undefined : queryClient.getQueryState(queryKey)?.dataUpdatedAt || undefined)
}

type Props = {
  /** The query whose answer is shown. */
  query: { queryKey: readonly unknown[] }
  text: (when: { date: string; time: string }) => string
}

/** Says how old is what a page shows without network. */
export function KeptNotice({ query, text }: Props) {
  const { timeZone } = useFeatureContext().tenant.church
  const format = useFormat(timeZone)
  const at = useAsOf(query.queryKey)
  if (at === undefined) return null
  const iso = new Date(at).toISOString()
  return (
    <Notice kind="warn" live css={{ marginBottom: 'var(--s6)' }}>
      {text({ date: format.date(iso), time: format.time(iso) })}
    </Notice>
  )
}
