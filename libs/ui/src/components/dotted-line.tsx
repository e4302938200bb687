import { css } from '@emotion/react'

/** Room of a dot between two facts. */
const ROOM = '.7em'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `-${ROOM}`,
  // the dots of facts that begin a line lie in the cut
  clipPath: `inset(-.5em -.5em -.5em ${ROOM})`,
  '& > span': { position: 'relative', minWidth: 0, paddingInlineStart: ROOM, textWrap: 'balance' },
  '& > span:first-of-type::first-letter': { textTransform: 'uppercase' },
})
const dot = css({ position: 'absolute', insetInlineStart: 0, width: ROOM, textAlign: 'center' })

export type DottedLineProps = {
  /** Facts as text; empty ones are left out. */
  facts: readonly (string | false | null | undefined)[]
  className?: string
}

/**
 * Facts beside each other with a dot between them: "Sábado, 19h · Templo". It begins with a capital, and where it needs
 * more lines it breaks between facts, so that no line begins or ends with a dot. It may stand in a paragraph.
 */
export const DottedLine = ({ facts, className }: DottedLineProps) => (
  <span className={className} css={line}>
    {facts.filter(Boolean).map((fact, index) => (
      <span key={index}>
        {index > 0 && <span css={dot}> · </span>}
        {fact}
      </span>
    ))}
  </span>
)
