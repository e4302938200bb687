import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import {
  BellIcon,
  BookOpenIcon,
  BuildingIcon,
  CreditCardIcon,
  HandIcon,
  HandsPrayingIcon,
  HeartHandshakeIcon,
  ListRow,
  LockIcon,
  LogOutIcon,
  NoteIcon,
  PlayIcon,
  ReceiptIcon,
  RefreshIcon,
  Rows,
  TicketIcon,
  TrashIcon,
  UserIcon,
  UsersIcon,
} from '@atrio/ui'
import { useId, type ComponentType, type ReactNode } from 'react'
import type { Entry, EntryName } from '../model/account-entries.ts'

const ICONS: Record<EntryName, ComponentType> = {
  memberCard: UserIcon,
  registrations: TicketIcon,
  notes: NoteIcon,
  prayers: HandsPrayingIcon,
  readingPlans: BookOpenIcon,
  play: PlayIcon,
  subscription: PlayIcon,
  giving: HeartHandshakeIcon,
  recurring: RefreshIcon,
  payments: ReceiptIcon,
  data: UserIcon,
  cards: CreditCardIcon,
  password: LockIcon,
  sessions: LogOutIcon,
  notifications: BellIcon,
  church: BuildingIcon,
  deletion: TrashIcon,
  voluts: HandIcon,
  mykids: UsersIcon,
}

type Props = {
  title: string
  entries: Entry[]
  /** A label that calls for action beside the entry. */
  tag?: (name: EntryName) => ReactNode
  /** Rows after the entries. */
  children?: ReactNode
}

/** A titled list of links on an account's home; renders nothing when it is empty. */
export function EntryList({ title, entries, tag, children }: Props) {
  const { t } = useTranslation('ownPages')
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={{ fontSize: 'var(--t-3)', lineHeight: 1.22, marginBottom: 'var(--s3)' }}>
        {title}
      </h2>
      <Rows>
        {entries.map(({ name, to }) => {
          const Icon = ICONS[name]
          return (
            <ListRow
              key={name}
              leading={<Icon />}
              title={t(`entries.${name}.title`)}
              meta={t(`entries.${name}.text`)}
              tag={tag?.(name)}
              link={(title) => <AppLink to={to}>{title}</AppLink>}
            />
          )
        })}
        {children}
      </Rows>
    </section>
  )
}
