import { css } from '@emotion/react'
import { MapPinIcon } from '../icons/index.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type Props = {
  /** State of the request to the device. */
  place: 'unasked' | 'locating' | 'denied' | 'known'
  onAsk: () => void
  sorting: boolean
  failed: boolean
  words: { ask: string; locating: string; first: string; denied: string; failed: string }
}

// an empty status takes no room, so that the button ends on the line of the search beside it
const frame = css({
  display: 'grid',
  justifyItems: 'start',
  '& > button + :not(:empty)': { marginTop: 'var(--s4)' },
})

/** Sorts a list by distance on request, and shows the outcome. */
export function NearMe({ place, onAsk, sorting, failed, words }: Props) {
  const busy = place === 'locating' || sorting
  return (
    <div css={frame}>
      {(place !== 'known' || failed || sorting) && (
        <Button busy={busy} onClick={onAsk}>
          <MapPinIcon size="sm" />
          {busy ? words.locating : words.ask}
        </Button>
      )}
      <div role="status">
        {place === 'known' && !sorting && !failed && <p css={{ color: 'var(--muted)' }}>{words.first}</p>}
        {place === 'denied' && <Notice kind="warn">{words.denied}</Notice>}
        {failed && <Notice kind="warn">{words.failed}</Notice>}
      </div>
    </div>
  )
}
