import { Icon, type IconProps } from './icon.tsx'

// Networks, as our own line drawings.

export const InstagramIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17.2 6.8h.01"
  />
)
export const FacebookIcon = (props: IconProps) => (
  <Icon {...props} d="M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M12.5 21.5v-10.2c0-2 1-3.3 3-3.3h1.2M9.5 13.5h6" />
)
export const YouTubeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 5c7.5 0 9 .4 9.5 2.5.7 3 .7 6 0 9-.5 2.1-2 2.5-9.5 2.5s-9-.4-9.5-2.5c-.7-3-.7-6 0-9C3 5.4 4.5 5 12 5zM10 9v6l5.2-3z"
  />
)
export const WhatsAppIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="m3 21 1.5-4.6A9 9 0 1 1 7.8 20zM9 8.3c-.6 3.6 3 7.2 6.7 6.7l.3-1.7-2-.9-1 1c-1.1-.5-1.9-1.3-2.4-2.4l1-1-.9-2z"
  />
)
export const XNetworkIcon = (props: IconProps) => (
  <Icon {...props} d="M4 4h4.2L20 20h-4.2zM4.5 20l6.2-6.8M13.3 10.4 19.2 4" />
)
export const TikTokIcon = (props: IconProps) => (
  <Icon {...props} d="M14 3v12.5a4.5 4.5 0 1 1-4.5-4.5M14 3c.3 3 2.3 5 5.5 5.2" />
)
export const SpotifyIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M6.8 9.5c3.6-1 7.4-.6 10.6 1M7.5 12.7c2.9-.7 5.9-.4 8.5.9M8.2 15.7c2.3-.5 4.6-.3 6.6.7"
  />
)

/** Two hands laid together, own drawing. */
export const HandsPrayingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 4.5v9M12 4.5c0-2 2.4-2 2.7-.1L16 11l3 4.5c.6 1 .7 1.6.1 2.5L17.5 21M12 4.5c0-2-2.4-2-2.7-.1L8 11l-3 4.5c-.6 1-.7 1.6-.1 2.5L6.5 21M12 13.5c0 2.5-1.5 4-3.5 5.5M12 13.5c0 2.5 1.5 4 3.5 5.5"
  />
)
