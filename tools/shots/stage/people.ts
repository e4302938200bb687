import type { BrowserContext, Page } from 'playwright'
import { whenInteractive } from '../../bench/portal/when-ready.ts'
import { comeFromAfar, visitorOf } from '../churches.ts'
import type { Kept, Stage } from './stage.ts'

/** Accounts of the demonstration (contas.json of their church), and the one of the long names. */
const emails = {
  ana: 'ana@demo.test',
  bia: 'bia@demo.test',
  leo: 'leo@demo.test',
  john: 'john@grace.test',
  maria: 'maria@longo.test',
} as const
const PASSWORD = 'Atrio#2026'

export type Person = keyof typeof emails

const nameOf = (church: string, person: Person) => `${person} at ${church}`

/** What a new context needs so that a person is signed in there. */
export async function signedIn(stage: Stage, church: string, person: Person): Promise<Kept> {
  const name = nameOf(church, person)
  await stage.once(name, () => inPassing(stage, church, undefined, (page) => signIn(stage, page, church, person)))
  return stage.kept.get(name)!
}

/** Another member, or a visitor, prepares what a picture needs. */
export async function inPassing<T>(
  stage: Stage,
  church: string,
  person: Person | undefined,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await stage.browser.newContext({
    ...visitorOf(church),
    ...(person && { storageState: await signedIn(stage, church, person) }),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await comeFromAfar(context)
  const page = await context.newPage()
  try {
    return await act(page)
  } catch (cause) {
    const messages = await page.locator('[role="alert"], [aria-invalid="true"], dialog[open] h2').allInnerTexts()
    throw new Error(`Stuck at ${page.url()}, which says: ${messages.join('; ') || 'nothing'}.`, { cause })
  } finally {
    if (person) await keep(stage, context, church, person)
    await context.close()
  }
}

/**
 * To be called before a person's context is closed: what renews their session has changed while they looked. Nothing else is
 * kept, so that the next page finds them as new as the first.
 */
export async function keep(stage: Stage, context: BrowserContext, church: string, person: Person): Promise<void> {
  const { origins } = await context.storageState()
  const session = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name === 'atrio.refreshToken'),
  }))
  stage.kept.set(nameOf(church, person), { cookies: [], origins: session })
}

async function signIn(stage: Stage, page: Page, church: string, person: Person): Promise<void> {
  await page.goto(stage.portal.urlOf(church, '/access?redirectTo=/user/data'))
  await whenInteractive(page)
  await page.locator('main input[type="email"]').fill(emails[person])
  await page.locator('main button[type="submit"]').click()
  await page.locator('main input[autocomplete="current-password"]').fill(PASSWORD)
  await page.locator('main button[type="submit"]').click()
  await page.waitForURL(({ pathname }) => pathname === '/user/data')
  await keep(stage, page.context(), church, person)
}
