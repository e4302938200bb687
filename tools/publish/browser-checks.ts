import type { Browser, Page, Response } from 'playwright'
import { kiloBytes } from '../budgets/weigh.ts'
import { bytesOfText } from '../budgets/client-build.ts'

/** Of the demonstration. */
const MEMBER = { email: 'ana@demo.test', password: 'Atrio#2026' }
/** Of the page of their registrations. */
const MEMBERS_HEADING = 'Event registrations'

/** A page in a context of its own, without worker: what it fetches is what a first visit fetches. */
export async function onPage<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // a portal of files asks for a configuration, which it may not have
    if (message.type() === 'error' && !message.location().url.endsWith('/config.json')) faults.push(message.text())
  })
  try {
    const result = await run(page)
    if (faults.length > 0) throw new Error(`the page says: ${faults.join('\n')}`)
    return result
  } finally {
    await context.close()
  }
}

const eventLinks = (page: Page) => page.locator('main a[href^="/event/"]')

/** Opens the list of events, and one of them by its link. Resolves with what was seen. */
export async function openListAndDetail(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/event`)
  await eventLinks(page).first().waitFor()
  const count = await eventLinks(page).count()
  const name = (await eventLinks(page).first().innerText()).trim()
  await eventLinks(page).first().click()
  await page.waitForURL(/\/event\/\d+$/)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return `${count} events; “${name}”`
}

/** The page of an address that no feature answers for. */
export async function openNowhere(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/nowhere`)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  return `“${await heading.innerText()}”`
}

/** The page of the application's own feature, by the link role that it adds; the page answers to a press. */
export async function openOwnFeature(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/event`)
  await page.getByRole('link', { name: 'Verses' }).click()
  await page.waitForURL(`${origin}/verses?first=1`)
  await page.getByRole('heading', { level: 1, name: 'Verses' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('2 read').waitFor()
  return 'linked by a role of its own, answers to a press'
}

/** A members' page leads to signing in and back, and the session is there again after a reload. */
export async function signInAndReturn(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/user/registrations`)
  await page.waitForURL(({ pathname }) => pathname === '/access')
  await page.locator('main input[name="email"]').fill(MEMBER.email)
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main input[name="password"]').fill(MEMBER.password)
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL(({ pathname }) => pathname === '/user/registrations')
  // by name: the address changes before the page that asked for the password is gone
  const heading = page.getByRole('heading', { level: 1, name: MEMBERS_HEADING })
  await heading.waitFor()
  await page.reload()
  await heading.waitFor()
  return `“${MEMBERS_HEADING}”, also after a reload`
}

/** Calls the API as other programs do. */
async function post(page: Page, address: string, data: object, token?: string): Promise<Record<string, unknown>> {
  const authorized = token !== undefined && { headers: { authorization: `Bearer ${token}` } }
  const answer = await page.request.post(address, { data, ...authorized })
  if (!answer.ok()) throw new Error(`${address} answers ${answer.status()}`)
  return (await answer.json()) as Record<string, unknown>
}

/** A link with a member's one-time code signs in, and no request but the document's own carries the code in its address. */
export async function signInByLink(page: Page, origin: string): Promise<string> {
  const api = `${origin}/api/v1`
  const church = (await (await page.request.get(`${api}/igreja/codigo/demo`)).json()) as { id: number }
  const login = { username: MEMBER.email, password: MEMBER.password, igreja: church.id }
  const { token } = await post(page, `${api}/security/login_check`, login)
  const { codigo } = await post(page, `${api}/security/codigo-acesso`, { igreja: church.id }, String(token))
  const code = String(codigo)
  const carrying: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(code)) carrying.push(request.url())
  })
  await page.goto(`${origin}/user/registrations?token=${code}&user=7`)
  await page.getByRole('heading', { level: 1, name: MEMBERS_HEADING }).waitFor()
  if (page.url() !== `${origin}/user/registrations`) throw new Error(`the link led to ${page.url()}`)
  if (carrying.length !== 1) throw new Error(`the code is in the address of ${carrying.length} requests`)
  return `“${MEMBERS_HEADING}”`
}

export type ScriptWeight = { kB: number; files: number }

/** All script that a page has fetched when its list is shown, each file compressed as the budgets weigh it. */
export async function weighScripts(
  page: Page,
  address: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<ScriptWeight> {
  const scripts = new Map<string, Response>()
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.set(response.url(), response)
  })
  await page.goto(address)
  await eventLinks(page).first().waitFor()
  await isReady(page)
  const bodies = await Promise.all([...scripts.values()].map((response) => response.body()))
  return { kB: kiloBytes(bodies.reduce((sum, body) => sum + bytesOfText(body), 0)), files: bodies.length }
}
