import { css } from '@emotion/react'
import { Button, ChurchColorProvider, Picture, ProgressTrack, Row, Tag } from '@atrio/ui'
import { useState } from 'react'
import { deriveTokens, type Theme } from '../../libs/ui/src/theme/derive.ts'
import { linearToHex } from '../../libs/ui/src/theme/oklch.ts'
import { churchColors } from '../church-colors.ts'
import { contrast } from './contrast.ts'

const sample = css({
  fontFamily: 'var(--font-text)',
  display: 'grid',
  gap: 'var(--s5)',
  alignContent: 'start',
  padding: 'var(--s6)',
  border: '1px solid var(--hairline)',
  background: 'var(--paper)',
  color: 'var(--ink)',
  '& a': { color: 'var(--accent-ink)' },
  '& td, & th': { padding: '.25rem .5rem', textAlign: 'left', fontSize: 'var(--t-small)' },
})

type Tokens = ReturnType<typeof deriveTokens>

/** Text on a ground, with the contrast that WCAG 2.2 AA asks for. */
const pairs = [
  { text: 'on-accent', ground: 'accent', must: 4.5 },
  { text: 'accent-ink', ground: 'paper', must: 4.5 },
  { text: 'accent-edge', ground: 'paper', must: 3 },
  { text: 'ink', ground: 'wash', must: 4.5 },
] as const satisfies readonly { text: keyof Tokens; ground: keyof Tokens; must: number }[]

/** What one theme makes of the colour: the tokens are set here, so the toolbar's church does not matter. */
function Sample({ color, theme }: { color: string; theme: Theme }) {
  const tokens = deriveTokens(color, theme)
  const values = Object.entries(tokens).map(([name, value]) => [`--${name}`, linearToHex(value)])
  return (
    <section aria-label={theme} css={sample} style={Object.fromEntries(values)}>
      <Row gap={5}>
        <Button variant="primary">Inscrever-se</Button>
        <Button>Compartilhar</Button>
        <Tag filled>Seu grupo</Tag>
      </Row>
      <p>
        Um texto com <a href="#link">um link</a> no meio.
      </p>
      <ProgressTrack share={60} />
      <table>
        <thead>
          <tr>
            <th>Text</th>
            <th>Ground</th>
            <th>Contrast</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ text, ground, must }) => (
            <tr key={text}>
              <td>
                --{text} {linearToHex(tokens[text])}
              </td>
              <td>
                --{ground} {linearToHex(tokens[ground])}
              </td>
              <td>
                {contrast(tokens[text], tokens[ground]).toFixed(1)}, at least {must}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Any colour that a church may choose, and what is derived from it in both themes. */
export function ColourPicker() {
  const [color, setColor] = useState('#7a3e9d')
  return (
    <div css={{ display: 'grid', gap: 'var(--s5)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', alignItems: 'center' }}>
        <label css={{ display: 'flex', gap: '.6rem', alignItems: 'center', fontWeight: 600 }}>
          Colour of the church
          <input type="color" value={color} onChange={({ target }) => setColor(target.value)} />
        </label>
        {churchColors.map(({ value, title }) => (
          <button
            key={value}
            type="button"
            aria-label={title}
            aria-pressed={value === color}
            onClick={() => setColor(value)}
            css={{ width: '2.75rem', height: '2.75rem', border: '1px solid var(--line-strong)', cursor: 'pointer' }}
            style={{ background: value }}
          />
        ))}
      </div>
      <div css={{ display: 'grid', gap: 'var(--s5)', gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' }}>
        <Sample color={color} theme="light" />
        <Sample color={color} theme="dark" />
      </div>
      <ChurchColorProvider color={color}>
        <div css={{ display: 'grid', gap: 'var(--s3)', gridTemplateColumns: 'repeat(3, 1fr)' }}>
          <Picture seed="natal" kind="rose" />
          <Picture seed="retiro" kind="current" />
          <Picture seed="coral" kind="dawn" />
        </div>
      </ChurchColorProvider>
    </div>
  )
}
