import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Popover, type PopoverProps } from './popover.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Place = { top: number; left: number; width?: number; height?: number; align?: PopoverProps['align'] }

/** The style of a panel that opens in a window of 320 × 600 pixels; its trigger is 40 × 40. */
function opened({ top, left, width = 280, height = 180, align }: Place) {
  vi.stubGlobal('innerHeight', 600)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320)
  render(
    <div data-testid="list">
      <Popover label="More" trigger={(props) => <button {...props}>Open</button>} {...(align && { align })}>
        Content
      </Popover>
    </div>,
  )
  const rect = { top, left, bottom: top + 40, right: left + 40 } as DOMRect
  vi.spyOn(screen.getByRole('button'), 'getBoundingClientRect').mockReturnValue(rect)
  const panel = screen.getByText('Content')
  vi.spyOn(panel, 'scrollHeight', 'get').mockReturnValue(height)
  vi.spyOn(panel, 'offsetWidth', 'get').mockReturnValue(width)
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  return panel.style
}

describe('Popover', () => {
  it('opens below its trigger', () => {
    const { top, bottom, maxHeight } = opened({ top: 100, left: 20 })
    expect({ top, bottom, maxHeight }).toEqual({ top: '148px', bottom: '', maxHeight: 'calc(100dvh - 164px)' })
  })

  it('opens above its trigger when there is more room and it does not fit below', () => {
    const { top, bottom, maxHeight } = opened({ top: 540, left: 20 })
    expect({ top, bottom, maxHeight }).toEqual({ top: '', bottom: 'calc(100dvh - 532px)', maxHeight: '516px' })
  })

  it('opens below a trigger in the lower half when it fits there', () => {
    expect(opened({ top: 320, left: 20 }).top).toBe('368px')
  })

  it('opens below when it fits on neither side and there is less room above', () => {
    expect(opened({ top: 200, left: 20, height: 900 }).top).toBe('248px')
  })

  it.each([
    ['start', 20, 'left', '20px'],
    ['start', 200, 'left', '24px'],
    ['end', 260, 'right', '20px'],
    ['end', 30, 'right', '24px'],
  ] as const)('stays within the window with align %s, its trigger at %i px', (align, left, side, offset) => {
    expect(opened({ top: 100, left, align })[side]).toBe(offset)
  })

  it('follows its trigger when a list around it scrolls', () => {
    const style = opened({ top: 100, left: 20 })
    fireEvent(screen.getByText('Content'), Object.assign(new Event('toggle'), { newState: 'open' }))
    const rect = { top: 40, left: 20, bottom: 80, right: 60 } as DOMRect
    vi.spyOn(screen.getByRole('button'), 'getBoundingClientRect').mockReturnValue(rect)
    fireEvent.scroll(screen.getByTestId('list'))
    expect(style.top).toBe('88px')
  })

  it.each([
    ['the upper', -700, { top: '8px', bottom: '' }],
    ['the lower', 1_500, { top: '', bottom: 'calc(100dvh - 592px)' }],
  ])('stays in the window when its trigger is scrolled out over %s edge', (_, top, place) => {
    expect(opened({ top, left: 20 })).toMatchObject(place)
  })
})
