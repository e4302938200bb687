import type { Page } from '@playwright/test'
import { quiet } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { newAddress, newCpf } from './people.ts'
import { expectMember, MEMBERS_PAGE } from './signed-in.ts'
import { activate, fillName, giveEmail, givePassword, heading } from './way-in.ts'

test.beforeEach(({ faults }) => faults.allow(/status of 4(?:0[0139]|22)/))

const send = (page: Page) => page.getByRole('button', { name: 'Criar cadastro' }).press('Enter')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('every field shows its error, and valid values create an account', async ({ page, request, visit, at, say }) => {
  test.slow()
  const email = newAddress('register')
  await visit(at(`/register?redirectTo=${MEMBERS_PAGE}`))
  await giveEmail(page, email)
  await expect(heading(page, say.register)).toBeVisible()
  await send(page)
  // name, surname, phone, date of birth, CPF, two passwords
  await expect(page.getByText('Esse campo é obrigatório.')).toHaveCount(7)
  await expect(page.getByText('É preciso aceitar os termos para continuar.')).toBeVisible()
  await expect(field(page, 'Nome')).toBeFocused()

  for (const [label, text, message] of [
    ['Telefone', '11 1234', 'Preencha o telefone no formato: +55 DDD 9XXXX-YYYY'],
    ['Data de nascimento', '31/02/1990', 'Informe uma data de nascimento anterior a hoje, no formato DD/MM/AAAA.'],
    ['CPF', '11111111111', 'CPF inválido.'],
    ['Crie uma senha', 'curta', 'A senha precisa atender a todos os requisitos.'],
    ['Repita a senha', 'outra', 'As senhas devem ser iguais.'],
  ] as const) {
    await field(page, label).pressSequentially(text)
    await field(page, label).blur()
    await expect(page.getByText(message)).toBeVisible()
    await field(page, label).fill('')
  }

  await fillName(page)
  await field(page, 'Telefone').pressSequentially('11988881234')
  await field(page, 'Data de nascimento').pressSequentially('12031990')
  await page.getByRole('checkbox', { name: /Li e aceito os/ }).check()
  // another person's
  await field(page, 'CPF').pressSequentially('11144477735')
  await send(page)
  await expect(page.getByText('Este CPF já está em uso.')).toBeVisible()
  await expect(field(page, 'CPF')).toBeFocused()
  await expect(field(page, 'Nome')).toHaveValue('Rute')

  await field(page, 'CPF').fill('')
  await field(page, 'CPF').pressSequentially(newCpf())
  await send(page)
  await expect(heading(page, 'Falta confirmar o e-mail')).toBeVisible()
  await expect(page.getByText(`Enviamos uma mensagem para ${email}.`)).toBeVisible()

  await activate(page, request, email)
  await giveEmail(page, email)
  await givePassword(page, 'Atrio#2026')
  await expect(page).toHaveURL(at(MEMBERS_PAGE))
  await expectMember(page)
})

test('an account of another church with another password leads to the password step', async ({ page, visit, say }) => {
  await visit(`${quiet}/access`)
  await giveEmail(page, 'leo@demo.test')
  // not used yet at this church
  await expect(heading(page, say.register)).toBeVisible()
  await fillName(page, 'Outra#2026')
  await send(page)
  const dialog = page.getByRole('dialog', { name: 'Já existe uma conta com este e-mail' })
  await expect(dialog).toContainText('leo@demo.test já tem cadastro.')
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(heading(page, say.givePassword)).toBeVisible()
})
