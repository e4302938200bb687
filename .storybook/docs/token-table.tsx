import { css } from '@emotion/react'
import { useState } from 'react'

type Token = {
  /** Custom property without its dashes. */
  name: string
  use: string
  /** The ground that text or an edge of this colour lies on. */
  on?: string
  /** The contrast that it must have there. */
  must?: number
}

/** What a colour is painted as on a ground: computed values keep their own colour spaces, and some let it through. */
function painted(color: string, ground: string): [number, number, number] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  for (const style of [ground, color]) {
    pen.fillStyle = style
    pen.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** Relative luminance by WCAG 2.2. */
const luminance = (color: [number, number, number]) => {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: [number, number, number], other: [number, number, number]) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
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
    const color = painted(computed(name), ground)
    const hex = color.map((part) => part.toString(16).padStart(2, '0')).join('')
    return [name, { value: `#${hex}`, ratio: on ? contrast(color, painted(ground, paper)) : null }] as const
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
