import { metaDescription, NearWindow, Page, Slot, useChurch, type FeatureContext } from '@atrio/tenant-core'
import { css } from '@emotion/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { bannersQuery, useBanners } from '../data/banners.queries.ts'
import { AppCall } from '../parts/app-call.tsx'
import { BannerCarousel } from '../parts/banner-carousel.tsx'
import { ChurchHero } from '../parts/church-hero.tsx'
import { SectionFailure } from '../parts/section-failure.tsx'

/** Sections below the fold are laid out after the first paint, which is a tenth faster without them. */
const belowCss = css({
  '& > div > section, & > section': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 40rem' },
})
/** Until it is released. */
const stillCss = css({ overflowAnchor: 'none' })
/** Milliseconds in which the sections have got their real heights. */
const SETTLED_MS = 1_000
const never = () => () => {}

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(bannersQuery(ctx.api))

export default function HomeScreen() {
  const church = useChurch()
  const banners = useBanners()
  // once hydrated every section has its real height, so that the restored scroll position is right
  const isFirstPaint = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // a browser would take a restored scroll position along while sections get their heights, to where it does not belong
  const below = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => below.current?.style.setProperty('overflow-anchor', 'auto'), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page description={metaDescription(church)}>
      {banners?.length ? (
        <>
          <h1 className="visually-hidden">{church.name}</h1>
          <BannerCarousel banners={banners} />
        </>
      ) : (
        <ChurchHero />
      )}
      <div ref={below} css={[stillCss, isFirstPaint && belowCss]}>
        <Slot name="home.sections" failure={SectionFailure} place={NearWindow} />
        <AppCall />
      </div>
    </Page>
  )
}
