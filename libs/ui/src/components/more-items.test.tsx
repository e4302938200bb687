import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MoreItems } from './more-items.tsx'

const page = (hasNextPage: boolean) => (
  <>
    <a href="#first">First item</a>
    <MoreItems
      query={{ hasNextPage, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: () => undefined }}
      words={{ more: 'Show more', failed: 'Failed', retry: 'Retry' }}
    />
  </>
)
const first = () => screen.getByRole('link', { name: 'First item' })

describe('MoreItems', () => {
  it('keeps the focus at the end of the list after the last page, until it moves on', () => {
    const { rerender } = render(page(true))
    const button = screen.getByRole('button', { name: 'Show more' })
    const end = button.parentElement!
    act(() => button.focus())
    rerender(page(false))
    expect(button).not.toBeInTheDocument()
    expect(end).toHaveFocus()
    act(() => first().focus())
    expect(end).not.toBeInTheDocument()
  })

  it('keeps the end while only the window loses the focus', () => {
    const { rerender } = render(page(true))
    act(() => screen.getByRole('button', { name: 'Show more' }).focus())
    rerender(page(false))
    const end = document.activeElement!
    act(() => void end.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(end).toBeInTheDocument()
  })

  it('leaves the focus where the person has moved it, and renders nothing after the last page', () => {
    const { container, rerender } = render(page(true))
    act(() => screen.getByRole('button', { name: 'Show more' }).focus())
    act(() => first().focus())
    rerender(page(false))
    expect(first()).toHaveFocus()
    expect(container.querySelector('div')).toBeNull()
  })
})
