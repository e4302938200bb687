import type { ChurchListing } from '@atrio/api-client'
import { useLocale, useTranslation, distanceText } from '@atrio/i18n'
import { useChurch, addressLines } from '@atrio/tenant-core'
import { Card, ChurchColorProvider, Picture, Tag } from '@atrio/ui'
import { ChurchLink } from './church-link.tsx'

/** A church in its own colour; the card links to its portal. */
export function ChurchCard({ church }: { church: ChurchListing }) {
  const { t } = useTranslation('content')
  const locale = useLocale()
  const here = useChurch().id === church.id
  const { address, distance } = church
  return (
    <ChurchColorProvider color={church.color}>
      <Card
        heading="h2"
        picture={
          <Picture seed={`church-${church.id}`} src={church.images[0]?.url} sizes="(min-width: 64em) 25rem, 100vw" />
        }
        title={church.name}
        meta={
          <>
            {address && addressLines(address).map((line) => <div key={line}>{line}</div>)}
            {distance !== null && <div>{distanceText(distance, address?.country ?? '', locale)}</div>}
          </>
        }
        tag={here && <Tag filled>{t('churches.here')}</Tag>}
        link={(title) => <ChurchLink church={church}>{title}</ChurchLink>}
      />
    </ChurchColorProvider>
  )
}
