import { useFormat } from '@atrio/i18n'
import { AppLink, useChurch } from '@atrio/tenant-core'
import { DateBadge, DottedLine, ListRow } from '@atrio/ui'

type Props = {
  to: string
  title: string
  /** Instant. */
  date: string
  facts: readonly (string | null)[]
}

/** A text as a line: its day, its title, what else is known of it. */
export function DatedRow({ to, title, date, facts }: Props) {
  const format = useFormat(useChurch().timeZone)
  return (
    <ListRow
      leading={<DateBadge {...format.dayAndMonth(date)} dateTime={date} />}
      title={title}
      link={(words) => <AppLink to={to}>{words}</AppLink>}
      meta={facts.some(Boolean) && <DottedLine facts={facts} />}
    />
  )
}
