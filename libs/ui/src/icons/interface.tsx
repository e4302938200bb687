import { Icon, type IconProps } from './icon.tsx'

// Moving about and acting. Paths: lucide (ISC, https://lucide.dev), joined into one each.

export const MoreIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"
  />
)
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" />
)
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M20 6 9 17l-5-5" />
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14M12 5v14" />
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />
export const ArrowUpRightIcon = (props: IconProps) => <Icon {...props} d="M7 7h10v10M7 17 17 7" />
export const ExternalLinkIcon = (props: IconProps) => (
  <Icon {...props} d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
)
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l 5 5 5-5" />
)
export const ShareIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49"
  />
)
export const CopyIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"
  />
)
export const PrinterIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z"
  />
)
export const TrashIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"
  />
)
export const PencilIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l 4 4"
  />
)
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props} d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5" />
)
export const FilterIcon = (props: IconProps) => (
  <Icon {...props} d="M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3" />
)
export const SendIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zM21.854 2.147l-10.94 10.939"
  />
)
export const ShieldIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"
  />
)
