import { css } from '@emotion/react'
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'

const panel = css({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  minWidth: '16rem',
  maxWidth: 'calc(100vw - 2rem)',
  padding: '.4rem',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius)',
  background: 'var(--raised)',
  color: 'var(--ink)',
  boxShadow: 'var(--shadow)',
  overflow: 'auto',
  // Without support for popovers the panel is open in the page.
  '@supports not selector(:popover-open)': { position: 'static' },
})

/** A line of a menu: a button or a link, 46 px high. */
export const menuItemCss = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.8rem',
  width: '100%',
  minHeight: '2.875rem',
  padding: '0 .8rem',
  border: 0,
  borderRadius: '.3rem',
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  '&:hover': { background: 'var(--wash-soft)' },
  '&[aria-current], &[aria-checked="true"]': { fontWeight: 600, color: 'var(--accent-ink)' },
})

export type PopoverProps = {
  /**
   * Receives the props that make a `<button>` its trigger: `(props) => <IconButton {...props}
   * label="…">…</IconButton>`.
   */
  trigger: (props: { popoverTarget: string; 'aria-haspopup': 'true'; 'aria-expanded': boolean }) => ReactNode
  /** Which edge of the trigger the panel keeps to. */
  align?: 'start' | 'end'
  /** Names the panel. */
  label: string
  /** It has opened, or closed. */
  onOpenChange?: (open: boolean) => void
  className?: string
  children?: ReactNode | ((close: () => void) => ReactNode)
}

/** The platform's popover: one at a time, closed by Escape or a press elsewhere, and focus returns to the trigger. */
export function Popover({ trigger, align = 'start', label, onOpenChange, className, children }: PopoverProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    const panel = document.getElementById(id)
    if (panel && 'hidePopover' in panel) panel.hidePopover()
  }

  const place = () => {
    const at = anchor.current?.firstElementChild?.getBoundingClientRect()
    if (!at || !box.current) return
    const { style } = box.current
    const { clientWidth } = document.documentElement
    const [side, offset] = align === 'end' ? (['right', clientWidth - at.right] as const) : (['left', at.left] as const)
    // measured at its own width, also while it is still closed
    style[side] = '0'
    style.display = 'block'
    const { scrollHeight, offsetWidth } = box.current
    style.display = ''
    // its trigger may be scrolled out of sight
    const top = Math.min(innerHeight, at.top)
    const bottom = Math.max(0, at.bottom)
    const below = innerHeight - bottom
    const isAbove = top > below && scrollHeight > below - 26
    style[side] = `${Math.max(16, Math.min(offset, clientWidth - offsetWidth - 16))}px`
    style.top = isAbove ? '' : `${bottom + 8}px`
    style.bottom = isAbove ? `calc(100dvh - ${top - 8}px)` : ''
    style.maxHeight = isAbove ? `${top - 24}px` : `calc(100dvh - ${bottom + 24}px)`
  }
  useEffect(() => {
    if (!open) return
    // what is in it may come once it is open
    place()
    // also of a list that scrolls in the page, whose event does not bubble
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  })
  const onBeforeToggle = (event: SyntheticEvent<HTMLDivElement>) => {
    if ((event.nativeEvent as ToggleEvent).newState === 'open') place()
  }
  const onToggle = (event: SyntheticEvent<HTMLDivElement>) => {
    const opened = (event.nativeEvent as ToggleEvent).newState === 'open'
    setOpen(opened)
    onOpenChange?.(opened)
  }
  return (
    <>
      <span ref={anchor} css={{ display: 'inline-flex' }}>
        {trigger({ popoverTarget: id, 'aria-haspopup': 'true', 'aria-expanded': open })}
      </span>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={className}
        css={panel}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  )
}
