import { css } from '@emotion/react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/first-paint.tsx'
import { IconButton } from './button.tsx'
import { useSwipe } from './use-swipe.ts'

const frame = css({ position: 'relative', overflow: 'clip' })
const track = css({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  transition: 'transform 300ms var(--ease)',
  '& > *': { flex: '0 0 100%', minWidth: 0 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
})
const controls = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s1)',
  '& button': { borderColor: 'var(--hairline)' },
  '& [data-position]': {
    minWidth: '3.2em',
    marginInline: 'var(--s2)',
    textAlign: 'center',
    fontSize: 'var(--t-small)',
    color: 'var(--muted)',
  },
})

export type CarouselProps<Item> = {
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  render: (item: Item, index: number) => ReactNode
  /** Accessible name of the items. */
  label: string
  words: {
    previous: string
    next: string
    /** “1 of 3”, both counted from 1. */
    position: (index: number, count: number) => string
  }
  className?: string
}

/**
 * One item at a time, one step at a time, 300 ms, and nothing moves by itself. Buttons, arrow keys and swipes turn it;
 * what is out of sight is inert. The controls (`[data-controls]`) stand under the track; place them by `css`.
 */
export function Carousel<Item>({ items, itemKey, render, label, words, className }: CarouselProps<Item>) {
  const [chosen, setChosen] = useState(0)
  const count = items.length
  // The list may have become shorter since.
  const index = Math.min(chosen, Math.max(0, count - 1))
  const slidesRef = useRef<HTMLDivElement>(null)
  const go = (step: 1 | -1) => {
    const { current } = slidesRef
    // the slide becomes inert, and its focus would be lost
    if (current?.contains(document.activeElement)) current.parentElement?.focus({ preventScroll: true })
    setChosen(count ? (index + step + count) % count : 0)
  }
  const swipe = useSwipe(go)
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key]
    // with a modifier the browser's: back, forward, selecting
    const isTaken = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!step || isTaken || (event.target as Element).matches('input, select, textarea')) return
    event.preventDefault()
    go(step)
  }
  const slides = items.map((item, i) => (
    <div key={itemKey(item)} role="group" aria-label={words.position(i + 1, count)} inert={i !== index}>
      {render(item, i)}
    </div>
  ))
  if (count < 2) return <div className={className}>{items[0] !== undefined && render(items[0], 0)}</div>
  return (
    <div role="region" aria-label={label} tabIndex={-1} className={className} css={frame} onKeyDown={turn}>
      <div ref={slidesRef} css={[track, { transform: `translateX(${index * -100}%)` }]} {...swipe}>
        {slides}
      </div>
      <div data-controls css={controls}>
        <IconButton label={words.previous} onClick={() => go(-1)}>
          <ChevronLeftIcon size="sm" />
        </IconButton>
        <span data-position aria-live="polite" aria-atomic>
          {words.position(index + 1, count)}
        </span>
        <IconButton label={words.next} onClick={() => go(1)}>
          <ChevronRightIcon size="sm" />
        </IconButton>
      </div>
    </div>
  )
}
