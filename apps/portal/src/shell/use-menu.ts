import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The id of the More menu's panel, which its buttons name. */
export const MORE_ID = 'more'

/** Parts that a press or the focus may be in without closing the menu. */
export const menuPart = { 'data-menu-part': '' }

export type Menu = { open: boolean; toggle: () => void; close: () => void }

/**
 * The More menu: closed by Escape, by a press or the focus elsewhere, and by moving to another page; focus goes back to the button
 * that opened it, which is the header's on desktops and the bottom bar's on phones.
 */
export function useMenu(): Menu {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)
  const open = openAt === key

  const close = useCallback(() => {
    setOpenAt(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }, [])
  const toggle = useCallback(() => {
    if (open) return close()
    opener.current = document.activeElement
    setOpenAt(key)
  }, [open, close, key])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-menu-part], dialog')) setOpenAt(null)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open, close])
  return { open, toggle, close }
}
