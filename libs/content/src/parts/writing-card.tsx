import type { Image } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { Card, Picture } from '@atrio/ui'
import type { ReactNode } from 'react'

type Props = {
  to: string
  title: string
  image: Image | null
  seed: string
  kicker?: ReactNode
  text?: ReactNode
  tag?: ReactNode
}

/** A text, a ministry or a video with its picture, for a grid. */
export const WritingCard = ({ to, title, image, seed, kicker, text, tag }: Props) => (
  <Card
    heading="h2"
    picture={<Picture src={image?.url} seed={seed} sizes="(min-width: 36em) 22rem, 100vw" />}
    kicker={kicker}
    title={title}
    link={(words) => <AppLink to={to}>{words}</AppLink>}
    meta={text}
    tag={tag}
  />
)
