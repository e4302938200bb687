import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'

export default { title: 'account/Admin' }

export const NoAdminSite = storyOf(accountFeature, {}, { at: '/admin' })
