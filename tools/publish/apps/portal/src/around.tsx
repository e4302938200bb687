import { AppLink, useChurch, useLink } from '@atrio/tenant-core'
import type { ReactNode } from 'react'

export function Around({ children }: { children: ReactNode }) {
  const events = useLink('events.list')
  const verses = useLink('verses.page', { first: 1 })
  const registrations = useLink('events.registrations')
  return (
    <>
      <header>
        <span>{useChurch().name}</span>
        <nav aria-label="Main">
          {verses && <AppLink to={verses}>Verses</AppLink>}
          {events && <AppLink to={events}>Events</AppLink>}
          {registrations && <AppLink to={registrations}>My registrations</AppLink>}
        </nav>
      </header>
      {children}
    </>
  )
}
