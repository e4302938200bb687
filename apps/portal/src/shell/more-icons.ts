import type { MenuItemKind } from '@atrio/api-client'
import type { LinkRole } from '@atrio/tenant-core'
import {
  BookIcon,
  BookOpenIcon,
  CalendarIcon,
  GlobeIcon,
  GraduationCapIcon,
  HandIcon,
  HandsPrayingIcon,
  HeadphonesIcon,
  HeartIcon,
  HeartHandshakeIcon,
  InfoIcon,
  MessageIcon,
  MicIcon,
  MusicIcon,
  NewspaperIcon,
  NoteIcon,
  PlayIcon,
  RadioIcon,
  SearchIcon,
  UsersIcon,
  VideoIcon,
  type IconProps,
} from '@atrio/ui'
import type { ReactNode } from 'react'

type Drawing = (props: IconProps) => ReactNode

/** What an entry leads to: the kind of a church's own entry, or the role of a feature's. */
export type MoreTarget = MenuItemKind | LinkRole

/** The drawing beside an entry of the More menu; loaded with the menu, not with the page. */
export const moreIcons: Record<MenuItemKind, Drawing> & Partial<Record<LinkRole, Drawing>> = {
  groups: UsersIcon,
  ministries: HeartHandshakeIcon,
  voluts: HandIcon,
  mykids: HeartIcon,
  play: PlayIcon,
  videos: VideoIcon,
  podcast: MicIcon,
  externalPodcast: HeadphonesIcon,
  songs: MusicIcon,
  radio: RadioIcon,
  bible: BookOpenIcon,
  devotionals: NoteIcon,
  readingPlans: CalendarIcon,
  sundaySchool: GraduationCapIcon,
  publications: BookIcon,
  news: NewspaperIcon,
  social: MessageIcon,
  external: GlobeIcon,
  'content.about': InfoIcon,
  'prayer.wall': HandsPrayingIcon,
  'search.page': SearchIcon,
}
