import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { bellHost, openers } from './bell-host.tsx'
import { member } from './notifications.scenes.ts'

/** Every test of the file starts on a phone, where nothing was seen yet. */
export function onPhone() {
  const width = window.innerWidth
  beforeEach(() => {
    // a phone's sheet: the test's browser opens no popovers
    window.innerWidth = 390
    localStorage.clear()
  })
  afterEach(() => {
    window.innerWidth = width
    vi.restoreAllMocks()
  })
}

export const renderBell = (http: FakeHttp, more = {}) =>
  renderFeature(bellHost, { at: '/', http, session: member, beside: openers, ...more })
export const bell = (name: RegExp | string = /^Notificações/) => screen.findByRole('button', { name })
export const openBell = async (http: FakeHttp, more = {}) => {
  const portal = await renderBell(http, more)
  fireEvent.click(await bell())
  return { ...portal, sheet: within(await screen.findByRole('dialog', { name: 'Notificações' })) }
}
