import { Button } from './button.tsx'
import { keepFocusNear } from './keep-focus-near.ts'

type Props = { label: string; onRetry: () => void; busy?: boolean | undefined }

/** The button of a notice of an error, which goes once a retry has succeeded. */
export const RetryButton = ({ label, onRetry, busy }: Props) => (
  <Button ref={keepFocusNear} busy={busy} onClick={onRetry}>
    {label}
  </Button>
)
