import type { Frame, Page } from '@playwright/test'
import { SITE_PORT } from '../hosts/ports.ts'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { codeOf } from './people.ts'

const site = (query = '') => `http://site.localhost:${SITE_PORT}/plans-frame${query}`

/** The plans in a frame of another site. */
async function plansIn(page: Page, url: string): Promise<Frame> {
  await page.goto(url)
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  await expect(frame.getByRole('heading', { level: 1, name: 'Planos de leitura' })).toBeVisible()
  return frame
}
const read = (frame: Frame, plan: string) => frame.getByRole('link', { name: plan }).click()

test('a visitor reads a plan in a frame and is asked to sign in on the portal to start it', async ({ page, at }) => {
  const frame = await plansIn(page, site())
  await check(page, 'plans in a frame')
  await read(frame, 'Sete salmos para a semana')
  await expect(frame.getByRole('heading', { level: 1, name: 'Sete salmos para a semana' })).toBeVisible()
  expect(new URL(frame.url()).pathname).toMatch(/^\/embed\/reading-plans\/[0-9a-f-]{36}$/)
  await frame.getByRole('button', { name: 'Começar este plano' }).click()
  const enter = frame.getByRole('link', { name: 'Entrar no portal' })
  await expect(enter).toHaveAttribute('target', '_blank')
  expect(await enter.getAttribute('href')).toContain(at('/reading-plans/'))
  await check(page, 'asked to sign in')
})

test('a member signs in by a one-time code and marks days in the frame', async ({ page, request, at }) => {
  test.slow()
  const frame = await plansIn(page, site(`?token=${await codeOf(request, at(''), 'ana@demo.test')}`))
  expect(new URL(frame.url()).search).toBe('')
  await frame.getByRole('link', { name: 'Meus planos' }).click()
  await expect(frame.getByRole('heading', { name: 'Em andamento' })).toBeVisible()
  await read(frame, 'Quatorze dias com Marcos')
  const day = frame.getByRole('checkbox', { name: 'Dia 14: lido' })
  // a mark is shown before it is saved
  const saved = () => page.waitForResponse(/\/dia\/14\?/)
  const marked = saved()
  await day.check()
  await expect(frame.getByText('Dias lidos: 5 de 14')).toBeVisible()
  await marked
  await check(page, 'a reading in a frame')
  // restores the state for other journeys
  const unmarked = saved()
  await day.uncheck()
  await unmarked
})
