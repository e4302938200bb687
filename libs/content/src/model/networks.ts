import type { SocialLink, SocialNetwork } from '@atrio/api-client'
import {
  FacebookIcon,
  GlobeIcon,
  InstagramIcon,
  SpotifyIcon,
  TikTokIcon,
  WhatsAppIcon,
  XNetworkIcon,
  YouTubeIcon,
  type IconProps,
} from '@atrio/ui'
import type { ReactNode } from 'react'

export const networkIcons: Record<SocialNetwork, (props: IconProps) => ReactNode> = {
  instagram: InstagramIcon,
  facebook: FacebookIcon,
  youtube: YouTubeIcon,
  whatsapp: WhatsAppIcon,
  x: XNetworkIcon,
  tiktok: TikTokIcon,
  spotify: SpotifyIcon,
  site: GlobeIcon,
}

const NAMES: Partial<Record<SocialNetwork, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  x: 'X',
  tiktok: 'TikTok',
  spotify: 'Spotify',
}

/** A network's own name; a plain site is called by its host, which needs no translation. */
export const networkName = ({ network, url }: SocialLink) =>
  NAMES[network] ?? /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] ?? url
