import type { Church, ModuleId, StartUp } from '@atrio/api-client'
import { firstCharacters, plainText } from '../page/plain-text.ts'

/** The portal's church, with the data that the start-up loaded. */
export type Tenant = StartUp

/** Whether modules and church data are loaded (document 1 section 4, point 7). */
export const isChurchBaseLoaded = (tenant: Partial<Tenant> | null): tenant is Tenant =>
  Boolean(tenant?.church && tenant.modules)

export const hasModule = (tenant: Tenant, module: ModuleId | undefined) =>
  module === undefined || tenant.modules.includes(module)

/** Meta description: the first 160 characters of the history, else of the description (document 1 section 9). */
export const metaDescription = (church: Pick<Church, 'history' | 'description'>) =>
  firstCharacters(plainText(church.history ?? '') || plainText(church.description ?? ''), 160)
