import { storyOf } from '@atrio/testing'
import { userEvent } from 'storybook/test'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { played } from '../testing/played.ts'
import { sessionScenes } from '../testing/security.scenes.ts'

export default { title: 'account/Sessions' }

const options = { at: '/user/sessions', session: member }
export const Several = storyOf(accountFeature, sessionScenes.complete, options)
export const Alone = storyOf(accountFeature, sessionScenes.alone, options)
export const Failed = storyOf(accountFeature, sessionScenes.fails, options)
export const Question = played(storyOf(accountFeature, sessionScenes.complete, options), async (canvas) => {
  const name = /^(Sair de todos|Sign out all|Cerrar todas) /
  await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 10_000 }))
})
