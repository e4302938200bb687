import { expect, test } from './clean-page.ts'

const transitionRuns = () => document.documentElement.matches(':active-view-transition')

test('a new page reacts to presses during the transition', async ({ page, visit, at, say }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // as slow as it gets: the old page stays where it is
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => document.getAnimations().forEach((animation) => animation.pause()))
      return transition
    }
  })
  await visit(at('/'))
  await page.getByRole('navigation').getByRole('link', { name: say.events }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.events })).toBeVisible()
  expect(await page.evaluate(transitionRuns)).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'A mesa posta' }).click()
  await expect(page).toHaveURL(/\/event\/\d+$/)
})

test('a section reacts to a press before its code has loaded', async ({ page, at }) => {
  // no code comes on its own account, so the footer stays asleep
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await page.goto(at('/live'))
  await page.waitForFunction(() => performance.getEntriesByName('atrio:interactive').length > 0)
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByRole('button', { name: 'Fechar as anotações' })).toBeVisible()
  await page.getByRole('button', { name: 'Pedir oração' }).click()
  await expect(page.getByRole('dialog', { name: 'Entre para participar' })).toBeVisible()
})

test('a page reacts to a press from before its code came, and not once more to a later one', async ({ page, at }) => {
  await page.goto(at('/prayer'))
  const prayer = await page.locator('main li a[href*="/prayer/"]').first().getAttribute('href')
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/vendor-/, async (route) => {
    await codeMayCome
    await route.continue()
  })
  await page.goto(at(prayer ?? ''), { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Orar por/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Entre para participar' })
  await expect(dialog).toBeHidden()
  letCodeCome()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Agora não' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Orar por/ }).click()
  await expect(dialog).toBeVisible()
})
