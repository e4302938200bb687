import type { Banner } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, Carousel, media } from '@atrio/ui'
import { css } from '@emotion/react'
import { bannerTarget } from '../model/banner-target.ts'
import { pageAnswers } from '../model/page-answers.ts'
import { Hero } from './hero.tsx'

const controls = css({
  '& [data-controls]': { padding: '0 var(--gutter) var(--s6)' },
  [media.tabletBigUp]: { '& [data-controls]': { position: 'absolute', left: 0, bottom: 'var(--s4)' } },
})

/** The church's banners, one at a time; nothing moves by itself. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation('home')
  return (
    <Carousel
      css={controls}
      items={banners}
      itemKey={({ id }) => id}
      label={t('banners.label')}
      words={{
        previous: t('banners.previous'),
        next: t('banners.next'),
        position: (at, of) => t('banners.position', { at, of }),
      }}
      render={({ id, kicker, title, text, image, url, action }, index) => (
        <Hero
          heading="h2"
          kicker={kicker}
          title={title}
          text={text}
          image={image}
          seed={`banner-${id}`}
          first={index === 0}
          action={<BannerAction url={url} label={action ?? t('more')} />}
        />
      )}
    />
  )
}

function BannerAction({ url, label }: { url: string | null; label: string }) {
  const ctx = useFeatureContext()
  const target = bannerTarget(url)
  if (!target) return null
  if (target.kind === 'inside') {
    if (!pageAnswers(ctx, target.href)) return null
    return (
      <AppLink to={target.href} css={buttonCss('primary')}>
        {label}
      </AppLink>
    )
  }
  return (
    <a href={target.href} target="_blank" rel="noopener" css={buttonCss('primary')}>
      {label}
    </a>
  )
}
