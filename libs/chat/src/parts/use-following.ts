import type { ChatMessage } from '@atrio/api-client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as being there. */
const NEAR = 64

/**
 * Keeps a list at its end while its reader is there, and leaves it alone while they read back. `since` is the number of
 * the last message before those that have come meanwhile.
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

  // the field below grows, a keyboard comes: the end stays in sight
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
    /** What is put before the messages keeps those that are read where they are. */
    keepPlace: () => {
      const element = list.current
      if (element) fromEnd.current = element.scrollHeight - element.scrollTop
      setSince((known) => known ?? last)
    },
  }
}
