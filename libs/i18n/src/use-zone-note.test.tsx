import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { I18nProvider } from './index.ts'
import { isSameLocalTime, useZoneNote } from './use-zone-note.ts'

const INSTANT = '2026-11-28T12:00:00Z'
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
const other = isSameLocalTime(own, 'Asia/Tokyo', INSTANT) ? 'America/Sao_Paulo' : 'Asia/Tokyo'

const Note = ({ zone }: { zone: string }) => <p>{useZoneNote(zone, INSTANT) ?? 'same clock'}</p>
const page = (zone: string) => (
  <I18nProvider i18n={createI18n('en')}>
    <Note zone={zone} />
  </I18nProvider>
)

it('isSameLocalTime compares clocks, not names of zones', () => {
  expect(isSameLocalTime('America/Sao_Paulo', 'America/Argentina/Buenos_Aires', INSTANT)).toBe(true)
  expect(isSameLocalTime('America/Sao_Paulo', 'America/New_York', INSTANT)).toBe(false)
})

it('useZoneNote names a zone with a different clock, in the browser only', () => {
  render(page(other))
  expect(screen.queryByText('same clock')).toBeNull()
  expect(renderToString(page(other))).toContain('same clock')
})

it('useZoneNote is null for the visitor’s own clock', () => {
  render(page(own))
  expect(screen.getByText('same clock')).toBeInTheDocument()
})
