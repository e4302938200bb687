import { storyOf } from '@atrio/testing'
import { userEvent } from 'storybook/test'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { lifeScenes } from '../testing/life.scenes.ts'
import { played, send } from '../testing/played.ts'

export default { title: 'account/Delete account' }

const options = { at: '/user/delete-user', session: member }
export const Empty = storyOf(accountFeature, lifeScenes.complete, options)
export const WrongPassword = played(storyOf(accountFeature, lifeScenes.wrongPassword, options), async (canvas) => {
  const labels = /^(A sua senha|Your password|Tu contraseña)$/
  await userEvent.type(await canvas.findByLabelText(labels, { selector: 'input' }, { timeout: 10_000 }), 'Errada#2026')
  await send(canvas)
})
