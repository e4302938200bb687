import { useState, useSyncExternalStore } from 'react'
import { inlineJson } from './inline-json.ts'

const never = () => () => {}

/**
 * Data for search engines, in the server's HTML alone: who draws the page in a browser has no use for it, and Trusted
 * Types would refuse a script that is made there. A page that is taken over keeps the one that it came with.
 */
export function StructuredData({ data }: { data: object }) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [text] = useState(() => (fromServer ? inlineJson(data) : undefined))
  return text && <script type="application/ld+json">{text}</script>
}
