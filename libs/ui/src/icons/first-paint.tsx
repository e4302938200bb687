import { Icon, type IconProps } from './icon.tsx'

// What every page's frame, home and the features' manifests draw. They come with the first paint, and a file comes whole: icons
// of single pages stay in the other files. Paths: lucide (ISC, https://lucide.dev), joined into one each.

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="M15 18l-6-6 6-6" />
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="M9 18l 6-6-6-6" />
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M6 9l 6 6 6-6" />
export const XIcon = (props: IconProps) => <Icon {...props} d="M18 6 6 18M6 6l 12 12" />
export const HomeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
  />
)
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 5h16M4 12h16M4 19h16" />
export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"
  />
)
export const MonitorIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM8 21L16 21M12 17L12 21"
  />
)
export const MoonIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"
  />
)
export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2M12 20v2M4.93 4.93l 1.41 1.41M17.66 17.66l 1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41"
  />
)
export const WifiOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l 20 20"
  />
)
export const SmartphoneIcon = (props: IconProps) => (
  <Icon {...props} d="M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2zM12 18h.01" />
)
export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4"
  />
)
export const BuildingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l 3.52 2.147a1 1 0 0 1 .48.854V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-6.999a1 1 0 0 1 .48-.854L6 9M6 21V7a1 1 0 0 1 .376-.782l5-3.999a1 1 0 0 1 1.249.001l5 4A1 1 0 0 1 18 7v14"
  />
)
export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01"
  />
)
export const TicketIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2"
  />
)
