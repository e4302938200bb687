import { describe, expect, it } from 'vitest'
import { gutterBoxesSpanThePage } from './widths.ts'

const file = (path: string, text: string) => ({ path, text })

describe('widths', () => {
  it.each([`css(gutterCss, {\n  maxWidth: '48rem',\n})`, `css={[gutterCss, { paddingBottom: 0, maxWidth: '40rem' }]}`])(
    'reports a box limited together with its gutter: %s',
    (text) => expect(gutterBoxesSpanThePage([file('libs/a/src/a.tsx', text)])).toHaveLength(1),
  )

  it('accepts limits on the children', () =>
    expect(
      gutterBoxesSpanThePage([file('libs/a/src/a.tsx', `css(gutterCss, { '& > *': { maxWidth: '48rem' } })`)]),
    ).toEqual([]))
})
