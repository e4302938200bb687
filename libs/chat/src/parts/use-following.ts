import type { ChatMessage } from '@atrio/api-client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as being there. */
const NEAR = 64

/**
 * Keeps a list scrolled to its end while the reader is there, and leaves it alone while they read older messages.
 * `since` is the number of the last message before the new ones.
 */
export function useFollowing(messages: readonly ChatMessage[]) {
  const list = useRef<HTMLDivElement>(null)
  const fromEnd = useRef<number | null>(null)
  const [since, setSince] = useState<number | null>(null)
  const following = since === null
  const last = messages.at(-1)?.sequence ?? 0

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (following) element.scrollTop = element.scrollHeight
    else if (fromEnd.current !== null) element.scrollTop = element.scrollHeight - fromEnd.current
    fromEnd.current = null
  }, [messages, following])

  // when the field below grows or a keyboard opens, the end stays visible
  useEffect(() => {
    const element = list.current
    if (!element || !following || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [following])

  const onScroll = () => {
    const element = list.current
    if (!element) return
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
    if (atEnd) setSince(null)
    else setSince((known) => known ?? last)
  }
  return {
    list,
    since,
    following,
    unread: since === null ? 0 : messages.filter(({ sequence }) => sequence > since).length,
    onScroll,
    toEnd: () => setSince(null),
    /** Keeps the scroll position when messages are inserted above. */
    keepPlace: () => {
      const element = list.current
      if (element) fromEnd.current = element.scrollHeight - element.scrollTop
      setSince((known) => known ?? last)
    },
  }
}
