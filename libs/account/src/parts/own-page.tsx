import { PersonPage } from '@atrio/tenant-core'
import type { ComponentProps } from 'react'

/** Layout of the pages of a person's own data. */
export const OwnPage = (props: ComponentProps<typeof PersonPage>) => <PersonPage width="36rem" {...props} />
