import { Page } from '@atrio/tenant-core'
import type { ReactNode } from 'react'
import { PlayBar } from './play-bar.tsx'

type Props = {
  title: string
  description?: string | null
  image?: string | undefined
  /** Only for those who are let in. */
  own?: boolean
  children: ReactNode
}

/** A page of Play: its own links and search stand over it. */
export const PlayPage = ({ title, description = null, image, own = false, children }: Props) => (
  <Page title={title} description={description} image={image} noIndex={own}>
    <PlayBar />
    {children}
  </Page>
)
