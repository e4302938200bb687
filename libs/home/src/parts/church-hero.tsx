import { useTranslation } from '@atrio/i18n'
import { AppLink, metaDescription, useChurch, useLink } from '@atrio/tenant-core'
import { buttonCss } from '@atrio/ui'
import { Hero } from './hero.tsx'

/** The hero of home without banners: the church itself. */
export function ChurchHero() {
  const { t } = useTranslation('home')
  const church = useChurch()
  const about = useLink('content.about')
  return (
    <Hero
      heading="h1"
      kicker={church.address?.city}
      title={church.name}
      text={church.description ?? metaDescription(church)}
      image={church.images[0]}
      seed={`church-${church.id}`}
      first
      action={
        about && (
          <AppLink to={about} css={buttonCss('primary')}>
            {t('about')}
          </AppLink>
        )
      }
    />
  )
}
