import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { member, scenes } from '../testing/account.scenes.ts'

export default { title: 'account/MyKids' }

const at = '/third-parts/mykids'
const config = { mykidsUrl: 'https://mykids.example/{lang}/{code}' }

export const Ready = storyOf(accountFeature, scenes.known, { at, session: member, config })
export const WithoutAddress = storyOf(accountFeature, scenes.known, { at, session: member })
