import { Button } from './button.tsx'

/**
 * A ref of a button that leaves the page when it has done its work. A focus that goes with it would be at the page's
 * beginning: it moves to what the button was in, the nearest part that is still there.
 */
function keepFocusNear(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement !== button) return
    const around: HTMLElement[] = []
    for (let one = button.parentElement; one; one = one.parentElement) around.push(one)
    // React removes it, and shows what is next, before this runs
    queueMicrotask(() => {
      const place = around.find(({ isConnected }) => isConnected)
      if (!place || document.activeElement !== document.body) return
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    })
  }
}

type Props = { label: string; onRetry: () => void; busy?: boolean | undefined }

/** The button of a notice of an error, which goes once a retry has succeeded. */
export const RetryButton = ({ label, onRetry, busy }: Props) => (
  <Button ref={keepFocusNear} busy={busy} onClick={onRetry}>
    {label}
  </Button>
)
