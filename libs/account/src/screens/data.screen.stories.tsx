import { storyOf } from '@atrio/testing'
import { userEvent } from 'storybook/test'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { americanChurch, ownScenes } from '../testing/own-data.scenes.ts'
import { copyScenes, emailScenes } from '../testing/security.scenes.ts'
import { played, send } from '../testing/played.ts'

export default { title: 'account/My data' }

const options = { at: '/user/data', session: member }
export const Complete = storyOf(accountFeature, ownScenes.complete, options)
export const InTheUnitedStates = storyOf(accountFeature, ownScenes.noDocuments, { ...options, startUp: americanChurch })
export const ChurchsOwnFields = storyOf(accountFeature, ownScenes.customAsked, options)
export const EmailWaits = storyOf(accountFeature, emailScenes.pending, options)
export const EmailFails = storyOf(accountFeature, emailScenes.fails, options)
export const NewEmail = played(storyOf(accountFeature, ownScenes.complete, options), async (canvas) => {
  const name = /^(Trocar o e-mail|Change email|Cambiar el correo)$/
  await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 10_000 }))
})
export const Copy = played(storyOf(accountFeature, copyScenes.complete, options), async (canvas) => {
  const name = /^(Baixar uma cópia|Download a copy|Descargar una copia)$/
  await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 10_000 }))
})
export const NoAddresses = storyOf(accountFeature, ownScenes.incomplete, options)
export const AddressesFail = storyOf(accountFeature, ownScenes.addressesFail, options)
export const NoAnswer = played(storyOf(accountFeature, ownScenes.silent, options), async (canvas) => {
  const [name] = await canvas.findAllByLabelText(
    /^(Nome|First name|Nombre)$/,
    { selector: 'input' },
    { timeout: 10_000 },
  )
  await userEvent.type(name!, ' B')
  await send(canvas)
})
export const NewAddress = played(storyOf(accountFeature, ownScenes.complete, options), async (canvas) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Adicionar endereço|Add (an )?address|Agregar una dirección)$/ }),
  )
  await canvas.findByLabelText(/^(CEP|ZIP|Código)/, { selector: 'input' }, { timeout: 10_000 })
})
export const DeleteAddress = played(storyOf(accountFeature, ownScenes.complete, options), async (canvas) => {
  const [first] = await canvas.findAllByRole('button', { name: /^(Excluir|Delete|Eliminar) / })
  await userEvent.click(first!)
})
