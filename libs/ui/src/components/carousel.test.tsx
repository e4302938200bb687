import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Carousel } from './carousel.tsx'

const words = { previous: 'Previous', next: 'Next', position: (i: number, n: number) => `${i} of ${n}` }
const show = (items: string[]) => (
  <Carousel
    items={items}
    itemKey={(item) => item}
    render={(item) => <a href="#x">{item}</a>}
    label="News"
    words={words}
  />
)
const visible = (container: HTMLElement) =>
  [...container.querySelectorAll('[role="group"]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((s) => s.textContent)

describe('Carousel', () => {
  it('turns by buttons, one item at a time, and wraps around', async () => {
    const { container } = render(show(['a', 'b', 'c']))
    expect(visible(container)).toEqual(['a'])
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(visible(container)).toEqual(['b'])
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(visible(container)).toEqual(['c'])
    expect(screen.getByText('3 of 3')).toHaveAttribute('aria-live', 'polite')
  })

  it('turns by arrow keys, but not while a text field has the focus', () => {
    const { container } = render(
      <Carousel
        items={['a', 'b']}
        itemKey={(item) => item}
        render={(item) => <input aria-label={item} />}
        label="News"
        words={words}
      />,
    )
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowRight' })
    expect(screen.getByText('2 of 2')).toBeInTheDocument()
    fireEvent.keyDown(container.querySelector('input') as Element, { key: 'ArrowRight' })
    expect(screen.getByText('2 of 2')).toBeInTheDocument()
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves arrow keys with %s to the browser', (modifier) => {
    const { container } = render(show(['a', 'b']))
    const link = screen.getByRole('link', { name: 'a' })
    link.focus()
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      const isUnprevented = fireEvent.keyDown(link, { key, [modifier]: true })
      expect(isUnprevented).toBe(true)
      expect(visible(container)).toEqual(['a'])
      expect(link).toHaveFocus()
    }
  })

  it('keeps the focus, and turns on, when an arrow key is pressed on a link of a slide', () => {
    const { container } = render(show(['a', 'b', 'c']))
    screen.getByRole('link', { name: 'a' }).focus()
    const press = () => fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
    press()
    expect(visible(container)).toEqual(['b'])
    expect(screen.getByRole('region', { name: 'News' })).toHaveFocus()
    press()
    expect(visible(container)).toEqual(['c'])
  })

  it('leaves the focus on the pressed button of the controls', () => {
    render(show(['a', 'b']))
    const next = screen.getByRole('button', { name: 'Next' })
    next.focus()
    fireEvent.keyDown(next, { key: 'ArrowRight' })
    expect(next).toHaveFocus()
  })

  it('turns by a swipe, but not by a small movement', () => {
    const { container } = render(show(['a', 'b']))
    const slide = container.querySelector('[role="group"]') as Element
    const drag = (to: number) => {
      fireEvent.pointerDown(slide, { pointerType: 'touch', clientX: 200 })
      fireEvent.pointerUp(slide, { pointerType: 'touch', clientX: to })
    }
    drag(180)
    expect(visible(container)).toEqual(['a'])
    drag(80)
    expect(visible(container)).toEqual(['b'])
  })

  it('keeps the focus when a swipe turns away the slide that has it', () => {
    const { container } = render(show(['a', 'b']))
    const link = screen.getByRole('link', { name: 'a' })
    link.focus()
    fireEvent.pointerDown(link, { pointerType: 'touch', clientX: 200 })
    fireEvent.pointerUp(link, { pointerType: 'touch', clientX: 80 })
    expect(visible(container)).toEqual(['b'])
    expect(screen.getByRole('region', { name: 'News' })).toHaveFocus()
  })

  it('shows a single item without controls, and survives a list that shrinks', async () => {
    const { container, rerender } = render(show(['a', 'b', 'c']))
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    rerender(show(['a', 'b']))
    expect(visible(container)).toEqual(['b'])
    rerender(show(['a']))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('a')).toBeInTheDocument()
    rerender(show([]))
    expect(screen.queryByText('a')).toBeNull()
  })
})
