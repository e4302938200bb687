import { AppLink, useChurch, useLink } from '@atrio/tenant-core'
import type { ReactNode } from 'react'

export function Around({ children }: { children: ReactNode }) {
  const events = useLink('events.list')
  const registrations = useLink('events.registrations')
  return (
    <>
      <header>
        <AppLink to="/verses">{useChurch().name}</AppLink>
        <nav aria-label="Main">
          {events && <AppLink to={events}>Events</AppLink>}
          {registrations && <AppLink to={registrations}>My registrations</AppLink>}
        </nav>
      </header>
      {children}
    </>
  )
}
