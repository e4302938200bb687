import { Icon, type IconProps } from './icon.tsx'

// How an order is paid. Paths: lucide (ISC, https://lucide.dev), joined into one each.

export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4"
  />
)
export const CreditCardIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM2 10L22 10M6 14h2"
  />
)
export const BuildingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l 3.52 2.147a1 1 0 0 1 .48.854V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-6.999a1 1 0 0 1 .48-.854L6 9M6 21V7a1 1 0 0 1 .376-.782l5-3.999a1 1 0 0 1 1.249.001l5 4A1 1 0 0 1 18 7v14"
  />
)
export const ReceiptIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 3v18l2.3-1.5L9.7 21l2.3-1.5 2.3 1.5 2.4-1.5L19 21V3l-2.3 1.5L14.3 3 12 4.5 9.7 3 7.3 4.5zM9 9.5h6M9 13.5h6"
  />
)
