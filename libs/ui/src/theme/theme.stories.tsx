import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deriveTokens, type ColorToken } from './derive.ts'
import { linearToHex } from './oklch.ts'

const meta = { title: 'ui/Theme' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const tokens = Object.keys(deriveTokens('#7a3e9d', 'light')) as ColorToken[]

/** The painted colour, through a canvas, since computed colours keep their own colour spaces. */
function painted(color: string, ground: string) {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas')
  for (const style of [ground, color]) {
    pen.fillStyle = style
    pen.fillRect(0, 0, 1, 1)
  }
  return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)]
}

export const Tokens: Story = {
  render: () => (
    <ul css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: 'var(--s4)' }}>
      {tokens.map((token) => (
        <li key={token} css={{ fontSize: 'var(--t-small)' }}>
          <div
            data-token={token}
            css={{ height: '4rem', backgroundColor: `var(--${token})`, border: '1px solid var(--hairline)' }}
          />
          {token}
        </li>
      ))}
    </ul>
  ),
  // The style sheet and the values for older browsers are two writings of one derivation: they must agree.
  play: async ({ canvasElement, globals }) => {
    const expected = deriveTokens(String(globals.church), globals.theme === 'dark' ? 'dark' : 'light')
    const paper = getComputedStyle(document.documentElement).backgroundColor
    for (const swatch of canvasElement.querySelectorAll<HTMLElement>('[data-token]')) {
      const token = swatch.dataset.token as ColorToken
      const shown = painted(getComputedStyle(swatch).backgroundColor, paper)
      const bytes = linearToHex(expected[token]).slice(1).match(/../g) ?? []
      const apart = Math.max(...shown.map((value, i) => Math.abs(value - parseInt(bytes[i] ?? '', 16))))
      await expect({ token, close: apart <= 6 ? true : apart }).toEqual({ token, close: true })
    }
  },
}
export const Dark: Story = { ...Tokens, globals: { theme: 'dark' } }
export const Yellow: Story = { ...Tokens, globals: { church: '#f5c400' } }
export const White: Story = { ...Tokens, globals: { church: '#ffffff' } }
export const Black: Story = { ...Tokens, globals: { church: '#111111', theme: 'dark' } }
