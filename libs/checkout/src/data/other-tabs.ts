import { useEffect } from 'react'

/** Tabs of one church; a copied tab holds the same order. */
const CHANNEL = 'atrio.checkout'
type Message = { order: string; code: string }

const open = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null)

/** Announces to the other tabs that an order has been placed. */
export function notifyOtherTabs(message: Message): void {
  const channel = open()
  channel?.postMessage(message)
  channel?.close()
}

/** Calls back when another tab has placed this tab's order, so that it is not paid twice. */
export function useOtherTabs(order: string, onPlaced: (code: string) => void): void {
  useEffect(() => {
    const channel = open()
    channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.order === order) onPlaced(data.code)
    })
    return () => channel?.close()
  }, [order, onPlaced])
}
