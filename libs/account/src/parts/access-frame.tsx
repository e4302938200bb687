import { useChurch } from '@atrio/tenant-core'
import { castLightCss, kickerCss, leadCss, media, Picture } from '@atrio/ui'
import { css } from '@emotion/react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const frame = css({
  display: 'grid',
  // never wider than the window, however wide what it holds would be, such as a skeleton in large letters
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: 'calc(100svh - var(--head, 4rem))',
  [media.tabletBigUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto' },
})
const windowCss = css({
  '&&': { borderRadius: 0, aspectRatio: 'auto', height: '9rem' },
  [media.phoneUp]: { '&&': { height: '11rem' } },
  [media.tabletBigUp]: { '&&': { order: 2, height: 'auto' } },
})
const words = css({
  padding: 'var(--s8) var(--gutter) var(--s12)',
  '& > *': { maxWidth: '30rem' },
  [media.tabletBigUp]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    padding: 'var(--s16) var(--s12) var(--s16) var(--gutter)',
    '& > *': { maxWidth: '27rem', width: '100%' },
    '&[data-wide] > *': { maxWidth: '34rem' },
  },
})

type Props = {
  kicker: string
  title: string
  lead?: ReactNode
  /** Names the step: when it changes, the focus moves to the new title. */
  step: string
  /** For long forms. */
  wide?: boolean
  children: ReactNode
}

/** The frame of the sign-in page: a window with the step's title and form, over the church's picture. */
export function AccessFrame({ kicker, title, lead, step, wide, children }: Props) {
  const church = useChurch()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <div css={frame}>
      <Picture css={windowCss} seed={`access-${church.id}`} shape="tall" kind="rose" />
      <div css={[castLightCss, words]} data-wide={wide || undefined}>
        <p css={kickerCss}>{kicker}</p>
        <h1 ref={heading} tabIndex={-1} css={{ marginTop: '.1em', outline: 'none', textWrap: 'balance' }}>
          {title}
        </h1>
        {lead && <p css={[leadCss, { marginTop: '.6em', maxWidth: '27rem' }]}>{lead}</p>}
        <div css={{ marginTop: 'var(--s8)' }}>{children}</div>
      </div>
    </div>
  )
}
