import type { storyOf } from '@atrio/testing'
import { userEvent, within } from 'storybook/test'
import { EMAIL } from './account.scenes.ts'

type Story = ReturnType<typeof storyOf>
type Canvas = ReturnType<typeof within>

/** A story with interactions after its page is shown. */
export const played = (story: Story, act: (canvas: Canvas) => Promise<unknown>): Story => ({
  ...story,
  play: async (context) => {
    await story.play(context)
    await act(within(context.canvasElement))
  },
})

const inputs = { selector: 'input' }
/** Stories run in three languages, so buttons are found by role, not by text. */
const send = async (canvas: Canvas) => {
  await canvas.findAllByLabelText(/./, inputs)
  const buttons: HTMLElement[] = await canvas.findAllByRole('button')
  await userEvent.click(buttons.find((button) => button.getAttribute('type') === 'submit')!)
}

export async function giveEmail(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/E-mail|Email|Correo/, inputs), EMAIL)
  await send(canvas)
}

export async function givePassword(canvas: Canvas) {
  await giveEmail(canvas)
  await userEvent.type(await canvas.findByLabelText(/^(Senha|Password|Contraseña)$/, inputs), 'Atrio#2026')
  await send(canvas)
}

export async function register(canvas: Canvas) {
  await giveEmail(canvas)
  await userEvent.type(await canvas.findByLabelText(/^(Nome|First name|Nombre)$/, inputs), 'Ana')
  await userEvent.type(canvas.getByLabelText(/^(Sobrenome|Last name|Apellidos)$/, inputs), 'Lima')
  for (const label of [/^(Crie|Create|Crea) /, /^(Repita|Repeat|Repite) /])
    await userEvent.type(canvas.getByLabelText(label, inputs), 'Janela7@')
  await send(canvas)
}

/** Sends a form with its initial values, once its page has loaded. */
export async function sendEmpty(canvas: Canvas) {
  await giveEmail(canvas)
  await canvas.findByLabelText(/^(Nome|First name|Nombre)$/, inputs)
  await send(canvas)
}

export { send }
