import { css } from '@emotion/react'

const mark = css({
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  borderBottom: '2px solid var(--accent-edge)',
})

/** A text in pieces, of which those are marked that a search has found. Text only, wherever it comes from. */
export const FoundText = ({ pieces }: { pieces: readonly { text: string; found: boolean }[] }) =>
  pieces.map(({ text, found }, index) =>
    found ? (
      <mark key={index} css={mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
