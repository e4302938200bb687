import { storyOf } from '@atrio/testing'
import { userEvent } from 'storybook/test'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { inNetwork, lifeScenes } from '../testing/life.scenes.ts'
import { played } from '../testing/played.ts'

export default { title: 'account/Change church' }

const options = { at: '/user/church', session: member, startUp: inNetwork }
export const Network = storyOf(accountFeature, lifeScenes.complete, options)
export const NoOther = storyOf(accountFeature, lifeScenes.alone, options)
export const ListFails = storyOf(accountFeature, lifeScenes.sistersFail, options)
export const Asked = played(storyOf(accountFeature, lifeScenes.complete, options), async (canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Escolher|Choose|Elegir) / }))
})
