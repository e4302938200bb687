import { metaDescription, Page, Slot, useChurch, type FeatureContext } from '@atrio/tenant-core'
import { bannersQuery, useBanners } from '../data/banners.queries.ts'
import { AppCall } from '../parts/app-call.tsx'
import { BannerCarousel } from '../parts/banner-carousel.tsx'
import { ChurchHero } from '../parts/church-hero.tsx'
import { SectionFailure } from '../parts/section-failure.tsx'

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(bannersQuery(ctx.api))

export default function HomeScreen() {
  const church = useChurch()
  const banners = useBanners()
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
      <Slot name="home.sections" failure={SectionFailure} />
      <AppCall />
    </Page>
  )
}
