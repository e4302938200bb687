import { css } from '@emotion/react'
import { useState } from 'react'
import { hexToLinear } from '../../libs/ui/src/theme/oklch.ts'
import { contrast } from './contrast.ts'

type Token = {
  /** Custom property without its dashes. */
  name: string
  use: string
  /** The ground that text or an edge of this colour lies on. */
  on?: string
  /** The contrast that it must have there. */
  must?: number
}

/** What a colour is painted as on a ground, `#rrggbb`: computed values keep their own colour spaces, and some let it through. */
function painted(color: string, ground: string): string {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  for (const style of [ground, color]) {
    pen.fillStyle = style
    pen.fillRect(0, 0, 1, 1)
  }
  const parts = [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const swatch = css({
  display: 'block',
  width: '3rem',
  height: '2rem',
  borderRadius: '.25rem',
  border: '1px solid var(--hairline)',
})
const colorOf = (name: string) => `var(--${name})`

type Measured = Record<string, { value: string; ratio: number | null }>

/** As the page's style sheet paints them now. */
function measure(tokens: readonly Token[]): Measured {
  const probe = document.createElement('span')
  document.body.append(probe)
  const computed = (name: string) => {
    probe.style.backgroundColor = colorOf(name)
    return getComputedStyle(probe).backgroundColor
  }
  const paper = computed('paper')
  const measured = tokens.map(({ name, on }) => {
    const ground = on ? computed(on) : paper
    const value = painted(computed(name), ground)
    const ratio = on ? contrast(hexToLinear(value), hexToLinear(painted(ground, paper))) : null
    return [name, { value, ratio }] as const
  })
  probe.remove()
  return Object.fromEntries(measured)
}

/** Colours as the toolbar's church and theme make them: value, use, and contrast where text lies on one. */
export function TokenTable({ tokens }: { tokens: readonly Token[] }) {
  const [seen] = useState(() => measure(tokens))
  return (
    <table css={{ width: '100%' }}>
      <thead>
        <tr>
          <th>Colour</th>
          <th>Token</th>
          <th>Use</th>
          <th>Value</th>
          <th>Contrast</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, use, on, must }) => (
          <tr key={name}>
            <td>
              <span css={[swatch, { backgroundColor: colorOf(name) }]} />
            </td>
            <td>
              <code>--{name}</code>
            </td>
            <td>{use}</td>
            <td>{seen[name]?.value}</td>
            <td>
              {seen[name]?.ratio
                ? `${seen[name].ratio.toFixed(1)} on --${on}${must ? `, at least ${must}` : ''}`
                : 'no text on it'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
