import { givingApi } from '@atrio/api-client'
import { apiOver, partsOf } from '@atrio/testing'
import { Rows } from '@atrio/ui'
import { givingFeature } from '../feature.ts'
import { scenes } from '../testing/giving.scenes.ts'
import { CampaignProgress } from './campaign-progress.tsx'
import { ReasonRow } from './reason-row.tsx'

export default { title: 'giving/Parts' }

const part = partsOf(givingFeature)
const reasons = await apiOver(scenes.many).run(givingApi.reasons, {})
const reason = reasons.find(({ campaign }) => campaign !== null)!

export const Campaign = part(CampaignProgress, { reason })
export const Reason = part(ReasonRow, { reason }, { around: Rows })
