import { useState, useSyncExternalStore } from 'react'
import { inlineJson } from './inline-json.ts'

const never = () => () => {}

/**
 * Data for search engines, in the server's HTML only: a browser does not need it, and Trusted Types would refuse a
 * script created there. Hydration keeps the one that the page came with.
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
