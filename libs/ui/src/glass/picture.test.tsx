import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const glassIn = (container: HTMLElement) => container.querySelector('svg.glass')

describe('Picture', () => {
  it('draws glass without a picture', () => {
    const { container } = render(<Picture seed="event-1" src={null} />)
    expect(glassIn(container)).toBeInTheDocument()
    expect(container.querySelector('img')).toBeNull()
  })

  it('draws glass when the picture fails, and tries again with another one', () => {
    const { container, rerender } = render(<Picture seed="event-1" src="/media/demo/a/photo" alt="Coral" />)
    expect(glassIn(container)).toBeNull()
    fireEvent.error(screen.getByRole('img', { name: 'Coral' }))
    expect(glassIn(container)).toBeInTheDocument()
    rerender(<Picture seed="event-1" src="/media/demo/b/photo" alt="Coral" />)
    expect(screen.getByRole('img', { name: 'Coral' })).toHaveAttribute('src', '/media/demo/b/photo')
  })

  it('offers the widths of our server, but none for a foreign address', () => {
    const { container, rerender } = render(<Picture seed="a" src="/media/demo/a/photo" />)
    const srcset = () => container.querySelector('img')?.getAttribute('srcset')
    expect(srcset()).toBe(
      '/media/demo/a/photo?w=480 480w, /media/demo/a/photo?w=960 960w, /media/demo/a/photo?w=1440 1440w',
    )
    rerender(<Picture seed="a" src="https://elsewhere.test/photo.jpg" />)
    expect(srcset()).toBeFalsy()
  })

  it('loads only the first picture of a view with high priority', () => {
    const { container, rerender } = render(<Picture seed="a" src="/media/x" />)
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy')
    rerender(<Picture seed="a" src="/media/x" priority />)
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager')
  })
})
