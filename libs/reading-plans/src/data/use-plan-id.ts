import { requireUuid } from '@atrio/tenant-core'
import { useParams } from 'react-router'

/** The plan of a page's path, whose load has refused everything else. */
export const usePlanId = () => requireUuid(useParams()['planUUID'])
