import type { Payment } from '@atrio/api-client'
import type { OrderRefusalProps } from '@atrio/tenant-core'
import { Button, Dialog } from '@atrio/ui'

export function Refusal({ error, draft, close, chooseMethod, review, proceed }: OrderRefusalProps) {
  return (
    <Dialog
      open
      onClose={close}
      title={`Sample refuses: ${error.code}`}
      actions={
        <>
          <Button onClick={chooseMethod}>Another method</Button>
          <Button onClick={review}>Review</Button>
          <Button onClick={() => proceed({ ...draft, payload: { tickets: 1 } })}>One ticket less</Button>
        </>
      }
    />
  )
}

export const Afterwards = ({ payment }: { payment: Payment }) => <p>After {payment.description}: see your tickets</p>
