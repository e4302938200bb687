import { AppLink } from '@atrio/tenant-core'
import { ArrowUpRightIcon, buttonCss, linkCss } from '@atrio/ui'
import type { EventAction } from '../model/event-actions.ts'
import { contentsPath, purchasePath, ticketsPath } from '../paths.ts'
import { useEventWords } from './use-event-words.ts'

type Props = { action: EventAction; eventId: number; main?: boolean }

function pathOf(action: EventAction, eventId: number): string | undefined {
  switch (action.kind) {
    case 'register':
    case 'registerAgain':
      return purchasePath(eventId)
    case 'viewTickets':
      return ticketsPath(eventId)
    case 'viewContent':
      return contentsPath({ eventId, ticketId: action.ticketId })
    default:
      return undefined
  }
}

/** One of an event's actions; the main one as a button, the others as links. */
export function ActionLink({ action, eventId, main = false }: Props) {
  const { t } = useEventWords()
  const look = main ? buttonCss('primary', 'big') : linkCss
  const words = t(`action.${action.kind}`)
  if (action.kind === 'onlineAccess')
    return (
      <a href={action.url} target="_blank" rel="noreferrer" css={look}>
        {words}
        <ArrowUpRightIcon size="sm" />
      </a>
    )
  const path = pathOf(action, eventId)
  if (path)
    return (
      <AppLink to={path} css={look}>
        {words}
      </AppLink>
    )
  return (
    <button type="button" disabled css={look}>
      {words}
    </button>
  )
}
