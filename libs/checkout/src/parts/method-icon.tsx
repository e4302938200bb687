import type { PaymentMethodKind } from '@atrio/api-client'
import { BuildingIcon, CreditCardIcon, ExternalLinkIcon, Icon } from '@atrio/ui'
import type { ComponentType } from 'react'

// Paths: lucide (ISC, https://lucide.dev), joined into one each.
const QrIcon = () => (
  <Icon d="M4 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M17 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M4 16h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1M21 16h-3a2 2 0 0 0-2 2v3M21 21v.01M12 7v3a2 2 0 0 1-2 2H7M3 12h.01M12 3h.01M12 16v.01M16 12h1M21 12v.01M12 21v-1" />
)
const BarcodeIcon = () => <Icon d="M3 5v14M8 5v14M12 5v14M17 5v14M21 5v14" />
const WalletIcon = () => (
  <Icon d="M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4" />
)
const BanknoteIcon = () => (
  <Icon d="M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 12h.01M18 12h.01" />
)

const ICONS: Record<PaymentMethodKind, ComponentType> = {
  card: CreditCardIcon,
  pix: QrIcon,
  manualPix: QrIcon,
  boleto: BarcodeIcon,
  cash: BanknoteIcon,
  wallet: WalletIcon,
  paypal: ExternalLinkIcon,
  ach: BuildingIcon,
}

export function MethodIcon({ kind }: { kind: PaymentMethodKind }) {
  const Drawing = ICONS[kind]
  return <Drawing />
}
