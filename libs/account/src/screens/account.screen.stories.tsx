import { storyOf } from '@atrio/testing'
import { userEvent } from 'storybook/test'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { inNetwork, lifeScenes, others } from '../testing/life.scenes.ts'
import { ownScenes } from '../testing/own-data.scenes.ts'
import { played } from '../testing/played.ts'

export default { title: 'account/My account' }

const options = { at: '/user/account', session: member, beside: [others] }
export const Complete = storyOf(accountFeature, ownScenes.complete, options)
export const InANetworkWithPartners = storyOf(accountFeature, lifeScenes.complete, {
  ...options,
  startUp: inNetwork,
  config: { volutsUrl: 'https://voluts.example/{code}', mykidsUrl: 'https://mykids.example/{code}' },
})
export const SomethingMissing = storyOf(accountFeature, ownScenes.phoneAsked, options)
export const NewPhoto = played(storyOf(accountFeature, ownScenes.complete, options), async (canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /foto|photo/ }))
})
