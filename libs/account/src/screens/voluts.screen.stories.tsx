import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { member, scenes } from '../testing/account.scenes.ts'

export default { title: 'account/Voluts' }

const at = '/third-parts/voluts'
const config = { volutsUrl: 'https://voluts.example/{lang}/{code}' }

export const Ready = storyOf(accountFeature, scenes.known, { at, session: member, config })
export const WithoutAddress = storyOf(accountFeature, scenes.known, { at, session: member })
