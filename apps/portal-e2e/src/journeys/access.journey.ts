import { expect, test } from './clean-page.ts'
import { newAddress, PASSWORD } from './people.ts'
import { enterAs, expectMember, MEMBERS_PAGE } from './signed-in.ts'
import { giveEmail, givePassword, heading, signInByForm } from './way-in.ts'

// the browser's own line about a call that is refused
test.beforeEach(({ faults }) => faults.allow(/status of 40[013]/))

test(
  'a page that needs a login leads to access and back',
  { tag: '@matrix' },
  async ({ page, visit, at, language, say }) => {
    const [email, code] = language === 'en' ? ['john@grace.test', 'grace'] : ['ana@demo.test', 'demo']
    await visit(at(`${MEMBERS_PAGE}?from=journey`, code))
    await expect(heading(page, say.giveEmail)).toBeVisible()
    expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(`${MEMBERS_PAGE}?from=journey`)
    await giveEmail(page, email, say)
    await expect(heading(page, say.givePassword)).toBeFocused()
    await givePassword(page, PASSWORD, say)
    await expect(page).toHaveURL(at(`${MEMBERS_PAGE}?from=journey`, code))
    await expectMember(page, say)
  },
)

test('shows an error for a wrong password and keeps the typed values', async ({ page, visit, at, say }) => {
  await visit(at('/access'))
  await giveEmail(page, 'bia@demo.test')
  await givePassword(page, 'Errada#2026')
  await expect(page.getByRole('alert').filter({ hasText: say.wrongPassword })).toBeVisible()
  await expect(page.getByLabel(say.password, { exact: true })).toHaveValue('Errada#2026')
  await expect(page.getByText('bia@demo.test')).toBeVisible()
  await givePassword(page, PASSWORD)
  await expect(page).toHaveURL(at('/'))
})

test('an unknown e-mail leads to registration, and back returns to the e-mail', async ({ page, visit, at, say }) => {
  const email = newAddress('unknown')
  await visit(at('/access'))
  await giveEmail(page, email)
  await expect(heading(page, say.register)).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await page.goBack()
  await expect(heading(page, say.giveEmail)).toBeVisible()
})

test('rejects an invalid e-mail', async ({ page, visit, at, say }) => {
  await visit(at('/access'))
  const field = page.getByLabel(say.email, { exact: true })
  await field.fill('ana@')
  // by the mouse, while the field still has the focus: its message must not move the button away
  await page.getByRole('button', { name: say.continue, exact: true }).click()
  await expect(page.getByText('Informe um e-mail válido, como nome@exemplo.com.br.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(heading(page, say.giveEmail)).toBeVisible()
})

test('logging in to an inactive account announces the activation mail', async ({ page, at, say }) => {
  await signInByForm(page, at('/access'), 'ines@demo.test')
  const dialog = page.getByRole('dialog', { name: 'A sua conta ainda não está ativa' })
  await expect(dialog).toContainText('Enviamos um e-mail de ativação para ines@demo.test.')
  await dialog.getByRole('button', { name: 'Entendi' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(say.password, { exact: true })).toHaveValue(PASSWORD)
})

test('older addresses redirect to access and keep the wanted page', async ({ page, at }) => {
  const wanted = `redirectTo=${encodeURIComponent('/about')}`
  for (const [path, title, search] of [
    ['/login', 'Entre com o seu e-mail', `?${wanted}`],
    ['/register', 'Crie o seu cadastro', `?${wanted}&start=register`],
    ['/reset-password', 'Receba uma nova senha', `?${wanted}&start=recover`],
  ] as const) {
    await page.goto(at(`${path}?${wanted}`))
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(at(`/access${search}`))
  }
})

test('access redirects a signed-in person home', async ({ page, at, say }) => {
  await enterAs(page, at(''), 'ana@demo.test')
  for (const path of ['/access', '/login', '/register']) {
    await page.goto(at(path))
    await expect(page).toHaveURL(at('/'))
    await expect(heading(page, say.giveEmail)).toHaveCount(0)
  }
})

test('a wanted page never leads to another site', async ({ page, at }) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(at('/')) && !request.url().startsWith('data:')) left.push(request.url())
  })
  await signInByForm(page, at(`/access?redirectTo=${encodeURIComponent('//elsewhere.example/about')}`), 'leo@demo.test')
  await expect(page).toHaveURL(at('/'))
  expect(left).toEqual([])
})
