import { useLayoutEffect, useRef } from 'react'

/**
 * For rows that a button of theirs moves or removes. A moved button keeps the focus; with a removed row it goes to the same
 * button of the next one, else of the one before, else to the place.
 * @returns `place`: what the rows are in; `onPress`: to be called with the pressed button
 */
export function useRowFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ button: HTMLElement; at: number; among: number }>(undefined)
  /** The buttons of each row; a row's own list has none. */
  const rows = () =>
    [...(ref.current?.querySelectorAll('li') ?? [])]
      .map((row) => [...row.querySelectorAll('button')])
      .filter((buttons) => buttons.length > 0)
  // whenever the rows may have changed
  useLayoutEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    const { button, at, among } = pressed.current
    if (button.isConnected) return button.focus()
    pressed.current = undefined
    const row = rows()[at] ?? rows()[at - 1] ?? []
    const next = row[among] ?? row.at(-1) ?? ref.current
    next?.focus()
  })
  return {
    // the person leaves the button: React is silent when it moves or removes it
    place: { ref, tabIndex: -1, onBlur: () => void (pressed.current = undefined) },
    onPress: (button: HTMLElement) => {
      const isPressed = (one: HTMLElement) => one === button
      const at = rows().findIndex((row) => row.some(isPressed))
      pressed.current = { button, at, among: rows()[at]?.findIndex(isPressed) ?? -1 }
    },
  }
}
