import type { ChurchListing } from '@atrio/api-client'
import { AppLink, useChurch, useConfig } from '@atrio/tenant-core'
import type { ReactNode } from 'react'
import { usePageAddress } from '../data/use-page-address.ts'
import { churchPortalUrl } from '../model/church-portal-url.ts'

type Props = { church: Pick<ChurchListing, 'id' | 'code' | 'hostname'>; children: ReactNode }

/** The portal of a church: another host, or this one's home. */
export function ChurchLink({ church, children }: Props) {
  const here = useChurch().id === church.id
  const { appDomain } = useConfig()
  const page = usePageAddress()
  return here ? <AppLink to="/">{children}</AppLink> : <a href={churchPortalUrl(church, appDomain, page)}>{children}</a>
}
