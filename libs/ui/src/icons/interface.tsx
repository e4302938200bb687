import { Icon, type IconProps } from './icon.tsx'

// Moving about and acting. Paths: lucide (ISC, https://lucide.dev), joined into one each.

export const HomeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
  />
)
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 5h16M4 12h16M4 19h16" />
export const MoreIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"
  />
)
export const XIcon = (props: IconProps) => <Icon {...props} d="M18 6 6 18M6 6l 12 12" />
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" />
)
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M20 6 9 17l-5-5" />
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14M12 5v14" />
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="M15 18l-6-6 6-6" />
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="M9 18l 6-6-6-6" />
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M6 9l 6 6 6-6" />
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
export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"
  />
)
export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2M12 20v2M4.93 4.93l 1.41 1.41M17.66 17.66l 1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41"
  />
)
export const MoonIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"
  />
)
export const MonitorIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM8 21L16 21M12 17L12 21"
  />
)
