import { churchApi } from '@atrio/api-client'
import { apiOver, partsOf } from '@atrio/testing'
import { Button } from '@atrio/ui'
import { fn } from 'storybook/test'
import { homeFeature } from '../feature.ts'
import { scenes } from '../testing/home.scenes.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { Hero } from './hero.tsx'
import { SectionFailure } from './section-failure.tsx'

export default { title: 'home/Parts' }

const part = partsOf(homeFeature)
const banners = await apiOver(scenes.banners).run(churchApi.banners, {})

export const Banners = part(BannerCarousel, { banners })
export const OneHero = part(Hero, {
  heading: 'h1',
  kicker: 'Advento',
  title: 'A luz que veio ao mundo',
  text: 'Quatro domingos para esperar juntos.',
  action: <Button variant="primary">Ver a programação</Button>,
  image: null,
  seed: 'banner-1',
  first: true,
})
export const Failed = part(SectionFailure, { retry: fn() })
