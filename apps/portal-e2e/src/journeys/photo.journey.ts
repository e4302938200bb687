import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'

/** What the server takes of a photo. */
const MAX_SENT = 5_000_000

test('a photo as phones take it is made smaller before it is sent', async ({ page, request }) => {
  test.slow()
  await openAs(page, `${quiet}/user/account`, await newMember(request, 'photo'))
  await page.getByRole('button', { name: 'Adicionar foto', exact: true }).click()
  const chosen = await page.getByLabel('Foto', { exact: true }).evaluate(async (input: HTMLInputElement) => {
    // noise, which no encoder makes small
    const { width, height, data } = new ImageData(3_000, 2_250)
    for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')!.putImageData(new ImageData(data, width), 0, 0)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1))
    const files = new DataTransfer()
    files.items.add(new File([blob!], 'rute.jpg', { type: 'image/jpeg' }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return blob!.size
  })
  expect(chosen).toBeGreaterThan(MAX_SENT)
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/perfil/imagem'))
  await page.getByRole('button', { name: 'Salvar foto', exact: true }).click()
  await expect(page.getByText('Foto salva.')).toBeVisible()
  const bytes = Number((await (await sent).allHeaders())['content-length'])
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(MAX_SENT)
})
