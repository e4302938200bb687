import { Page } from '@atrio/tenant-core'
import type { ReactNode } from 'react'
import { PlayBar } from './play-bar.tsx'

type Props = {
  title: string
  description?: string | null
  image?: string | undefined
  /** Only for people with access. */
  own?: boolean
  children: ReactNode
}

/** Layout of a page of Play, with its own links and search above. */
export const PlayPage = ({ title, description = null, image, own = false, children }: Props) => (
  <Page title={title} description={description} image={image} noIndex={own}>
    <PlayBar />
    {children}
  </Page>
)
