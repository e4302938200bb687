import { storyOf } from '@atrio/testing'
import { userEvent } from 'storybook/test'
import { accountFeature } from '../feature.ts'
import { lifeScenes } from '../testing/life.scenes.ts'
import { played } from '../testing/played.ts'

export default { title: 'account/Confirm deletion' }

const options = { at: '/user/confirm-delete-user?code=0123456789-abcdefghij' }
const press = (story: ReturnType<typeof storyOf>) =>
  played(story, async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Excluir|Delete|Eliminar) / }))
  })
export const Asked = storyOf(accountFeature, lifeScenes.complete, options)
export const Deleted = press(storyOf(accountFeature, lifeScenes.complete, options))
export const LinkSpent = press(storyOf(accountFeature, lifeScenes.linkSpent, options))
export const NoAnswer = press(storyOf(accountFeature, lifeScenes.confirmSilent, options))
