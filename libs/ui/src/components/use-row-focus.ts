import { useLayoutEffect, useRef } from 'react'

/**
 * For rows that a button of theirs moves or removes. A moved button keeps the focus; with a removed row it goes to the last
 * button of the next one, else of the one before, else to the place.
 * @returns `place`: what the rows are in; `onPress`: to be called with the pressed button
 */
export function useRowFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ button: HTMLElement; at: number }>(undefined)
  const rows = () => [...(ref.current?.querySelectorAll('li') ?? [])]
  // whenever the rows may have changed
  useLayoutEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    const { button, at } = pressed.current
    if (button.isConnected) return button.focus()
    pressed.current = undefined
    const row = rows()[at] ?? rows()[at - 1]
    const next = [...(row?.querySelectorAll('button') ?? [])].at(-1) ?? ref.current
    next?.focus()
  })
  return {
    // the person leaves the button: React is silent when it moves or removes it
    place: { ref, tabIndex: -1, onBlur: () => void (pressed.current = undefined) },
    onPress: (button: HTMLElement) => {
      pressed.current = { button, at: rows().findIndex((row) => row.contains(button)) }
    },
  }
}
