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
export const RadioIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M16.247 7.761a6 6 0 0 1 0 8.478M19.075 4.933a10 10 0 0 1 0 14.134M4.925 19.067a10 10 0 0 1 0-14.134M7.753 16.239a6 6 0 0 1 0-8.478M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
  />
)
export const HeartHandshakeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M11 14h2a2 2 0 0 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 16M14.45 13.39l 5.05-4.694C20.196 8 21 6.85 21 5.75a2.75 2.75 0 0 0-4.797-1.837.276.276 0 0 1-.406 0A2.75 2.75 0 0 0 11 5.75c0 1.2.802 2.248 1.5 2.946L16 11.95M2 15l 6 6M7 20l 1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a1 1 0 0 0-2.75-2.91"
  />
)
export const NoteIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M13.4 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7.4M2 6h4M2 10h4M2 14h4M2 18h4M21.378 5.626a1 1 0 1 0-3.004-3.004l-5.01 5.012a2 2 0 0 0-.506.854l-.837 2.87a.5.5 0 0 0 .62.62l2.87-.837a2 2 0 0 0 .854-.506z"
  />
)
export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0" />
)
export const AlertIcon = (props: IconProps) => (
  <Icon {...props} d="M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
)
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01" />
)
export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"
  />
)
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l 20 20"
  />
)
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M20 6 9 17l-5-5" />
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />
