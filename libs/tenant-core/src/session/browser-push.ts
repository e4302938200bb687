/**
 * Ends what this browser is pushed for a person, and takes down the notifications it shows. The server may not hear of a
 * session's end, without network, and would go on to the next person on the device.
 */
export async function endBrowserPush(): Promise<void> {
  try {
    // neither is there in a frame or a page without https
    const registration = await navigator.serviceWorker?.getRegistration()
    const shown = (await registration?.getNotifications?.()) ?? []
    for (const notification of shown) notification.close()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // blocked by the browser: what has no permission is pushed nothing
  }
}
