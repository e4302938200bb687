import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { logIn, newMember } from './people.ts'
import { callServer, churchOf } from './server-calls.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const PLAN = 'Sete salmos para a semana'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const box = (page: Page, day: number) => page.getByRole('checkbox', { name: `Dia ${day}: lido` })

test('a plan is started, finished, restarted and deleted, and its marks survive a lost connection', async ({
  page,
  request,
  at,
  faults,
}) => {
  test.slow()
  faults.allow(/net::ERR_/)
  await openAs(page, at('/reading-plans'), await newMember(request, 'reads', at('')))
  await expect(heading(page, 'Planos de leitura')).toBeVisible()
  await check(page, 'plans')
  await page.getByRole('link', { name: 'Meus planos', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Você ainda não começou nenhum plano' })).toBeVisible()
  await check(page, 'no plans of one’s own')

  await page.getByRole('link', { name: 'Descobrir planos' }).click()
  await page.getByRole('link', { name: PLAN }).click()
  await expect(heading(page, PLAN)).toBeVisible()
  await check(page, 'a plan that is not begun')
  await press(page, 'Começar este plano')
  await expect(page.getByRole('dialog', { name: `Começar “${PLAN}”?` })).toBeVisible()
  await check(page, 'beginning a plan')
  await inDialog(page, 'Começar hoje')
  await expect(page.getByText('Leitura de hoje · dia 1 de 7')).toBeVisible()
  // the mark is shown before it is saved
  const saved = page.waitForResponse('**/assinatura-plano-leitura/**')
  await press(page, 'Marcar como lido')
  await expect(page.getByText('A leitura de hoje está feita.')).toBeVisible()
  await saved

  // nothing comes back: the mark stays, and is sent when it is asked for
  await page.route('**/assinatura-plano-leitura/**', (route) => route.abort())
  await box(page, 2).check()
  await expect(page.getByText('1 marca ainda não chegou à sua conta.')).toBeVisible()
  await expect(box(page, 2)).toBeChecked()
  await check(page, 'a mark that waits')
  await page.unroute('**/assinatura-plano-leitura/**')
  await press(page, 'Tentar de novo')
  await expect(page.getByText('1 marca ainda não chegou à sua conta.')).toHaveCount(0)
  await page.reload()
  await expect(box(page, 1)).toBeChecked()
  await expect(box(page, 2)).toBeChecked()
  await box(page, 2).uncheck()
  await box(page, 2).check()

  for (const day of [3, 4, 5, 6, 7]) await box(page, day).check()
  await expect(page.getByText('Plano concluído!')).toBeVisible()
  await check(page, 'a plan that is completed')
  await page.getByRole('link', { name: 'Planos de leitura' }).first().click()
  await page.getByRole('link', { name: 'Meus planos', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Concluídos' })).toBeVisible()
  await check(page, 'one’s own plans')

  await page.getByRole('link', { name: PLAN }).click()
  await press(page, 'Recomeçar')
  await expect(page.getByText(/As marcas dos 7 dias lidos serão apagadas/)).toBeVisible()
  await check(page, 'starting over')
  await inDialog(page, 'Recomeçar do início')
  await expect(box(page, 1)).not.toBeChecked()
  await box(page, 1).check()

  await page.getByRole('link', { name: 'Excluir dos meus planos' }).click()
  await expect(heading(page, `Excluir “${PLAN}” dos seus planos?`)).toBeVisible()
  await expect(page.getByText(/Você perde a marca do dia lido/)).toBeVisible()
  await check(page, 'deleting a plan')
  await press(page, 'Excluir')
  await expect(heading(page, 'Plano excluído')).toBeVisible()
  await expect(page).toHaveURL(/\/delete\/confirm$/)
  await check(page, 'a deleted plan')
  await page.getByRole('link', { name: 'Ver todos os planos' }).click()
  await page.getByRole('link', { name: 'Meus planos', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Você ainda não começou nenhum plano' })).toBeVisible()
})

test('a visitor is asked to sign in', async ({ page, at }) => {
  await page.goto(at('/reading-plans'))
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Freading-plans$/)
})

test('a reader who is behind marks what passed, takes it back, and asks for a daily mail', async ({
  page,
  request,
  at,
}) => {
  test.slow()
  const portal = at('')
  const email = await newMember(request, 'behind', portal)
  const { token } = await logIn(request, portal, email)
  const church = await churchOf(request, portal)
  await openAs(page, at('/reading-plans'), email)
  await page.getByRole('link', { name: PLAN }).click()
  await press(page, 'Começar este plano')
  await inDialog(page, 'Começar hoje')
  await expect(page.getByText('Leitura de hoje · dia 1 de 7')).toBeVisible()
  // as if it had been begun three days ago
  const plan = page.url().split('/').at(-1)
  const { assinatura } = await callServer<{ assinatura: { uuid: string; dataInicio: string } }>(
    request,
    portal,
    `GET /user/plano-leitura/${plan}?igreja=${church}`,
    { token },
  )
  const start = new Date(Date.parse(assinatura.dataInicio) - 3 * 86_400_000).toISOString().slice(0, 10)
  await callServer(request, portal, `PUT /assinatura-plano-leitura/${assinatura.uuid}?igreja=${church}`, {
    token,
    data: { dataInicio: start },
  })

  await page.reload()
  await expect(page.getByText('3 dias ficaram para trás, e está tudo bem.')).toBeVisible()
  await expect(page.getByText('Leitura de hoje · dia 4 de 7')).toBeInViewport()
  await press(page, 'Marcar os 3 dias anteriores como lidos')
  await expect(page.getByText('3 dias marcados como lidos.')).toBeVisible()
  for (const day of [1, 2, 3]) await expect(box(page, day)).toBeChecked()
  await check(page, 'days marked at once')
  await press(page, 'Desfazer')
  for (const day of [1, 2, 3]) await expect(box(page, day)).not.toBeChecked()

  const calendar = page.getByRole('region', { name: 'Calendário da leitura' })
  await calendar.getByRole('link', { name: /^Dia 4, .*: leitura de hoje$/ }).press('Enter')
  await expect(page).toHaveURL(/#day-4$/)
  await expect(box(page, 4)).toBeInViewport()
  await page.getByLabel('Lembrete por e-mail').selectOption({ label: '7h' })
  await expect(page.getByText('Lembrete por e-mail ligado.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Lembrete por e-mail')).toHaveValue('7')
  await check(page, 'a plan with a reminder')
})
