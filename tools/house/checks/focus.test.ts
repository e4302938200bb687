import { describe, expect, it } from 'vitest'
import { focusMovesAtOnce } from './focus.ts'

const found = (text: string) => focusMovesAtOnce([{ path: 'libs/a/src/a.tsx', text }])

describe('the focus', () => {
  it.each([
    'useEffect(() => heading.current?.focus(), [])',
    'useEffect(() => {\n  if (isOpen(dialog)) first(dialog)?.focus({ preventScroll: true })\n}, [open])',
  ])('is reported where it moves after the render: %s', (text) => expect(found(text)).toHaveLength(1))

  it.each([
    'useLayoutEffect(() => heading.current?.focus(), [])',
    'useEffect(() => load(), [])\nconst onPress = () => ref.current?.focus()',
  ])('may move with the render, and on a press: %s', (text) => expect(found(text)).toEqual([]))
})
