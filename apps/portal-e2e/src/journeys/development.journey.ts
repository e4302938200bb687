import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { DEVELOPMENT_PORT } from '../hosts/ports.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** For a start from the sources on a busy machine, which was seen to take 200 s: a limit, not a measure. */
const START_LIMIT_MS = 500_000

/** Writes as most editors do: the new file takes the old one's place. */
function edit(file: string, before: string, after: string) {
  const source = readFileSync(file, 'utf8')
  expect(source, `${file} is not as this journey expects it`).toContain(before)
  writeFileSync(`${file}.new`, source.replaceAll(before, after))
  renameSync(`${file}.new`, file)
}

/** Lost when the page reloads or the screen is mounted again. */
const mark = (page: Page) => page.locator('h1').evaluate((heading) => void Object.assign(heading, { isMarked: true }))
const isMarked = (page: Page) => page.locator('h1').evaluate((heading) => 'isMarked' in heading)

test.describe('npm run dev', { tag: '@sweep' }, () => {
  // one server for all, and nothing is edited while the first looks
  test.describe.configure({ mode: 'serial' })

  let copy = ''
  let dev: ChildProcess | undefined
  let output = ''

  test.beforeAll(async () => {
    test.setTimeout(START_LIMIT_MS + 60_000)
    copy = execFileSync(process.execPath, ['tools/sandbox/development-copy.ts'], { cwd: root, encoding: 'utf8' }).trim()
    dev = spawn(process.execPath, ['tools/run/run.mjs', 'dev'], {
      cwd: copy,
      env: {
        ...process.env,
        PORT: String(DEVELOPMENT_PORT),
        DATA_DIR: path.join(process.env['ATRIO_E2E_DATA']!, 'development'),
        DATABASE_URL: '',
      },
    })
    const keep = (chunk: Buffer) => void (output += chunk.toString())
    dev.stdout?.on('data', keep)
    dev.stderr?.on('data', keep)
    await expect.poll(() => output, { timeout: START_LIMIT_MS }).toContain('Atrio is ready')
  })
  test.afterAll(async () => {
    if (dev?.exitCode === null && dev.signalCode === null) {
      const ended = once(dev, 'exit')
      dev.kill('SIGTERM')
      // the server ends with its watcher
      const tooLong = setTimeout(() => dev?.kill('SIGKILL'), 20_000)
      await ended
      clearTimeout(tooLong)
    }
    if (copy) rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  })

  const health = () => fetch(`http://127.0.0.1:${DEVELOPMENT_PORT}/healthz`).then((answer) => answer.text(), String)

  test('serves without restarting while nothing is edited', async () => {
    await expect.poll(health).toContain('ok')
    // a file that Vite writes while it starts must not be one that the server's watcher sees
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    expect(output).not.toContain('Restarting')
  })

  test('shows an edited screen, part, message and server file', async ({ page }) => {
    test.setTimeout(3 * START_LIMIT_MS)
    const library = path.join(copy, 'libs/prayer/src')
    const arrives = (text: string) => expect(page.getByText(text).first()).toBeVisible({ timeout: 60_000 })
    await page.goto(`http://demo.localhost:${DEVELOPMENT_PORT}/prayer`)
    await page.waitForFunction(() => performance.getEntriesByName('atrio:interactive').length > 0, null, {
      timeout: 60_000,
    })
    await arrives('Mural de oração')
    await mark(page)

    // twice, since a watcher that follows inodes would lose the file with its first replacement
    for (const [before, after] of [
      [`{t('lead')}`, '"An edited screen"'],
      ['"An edited screen"', '"A screen edited again"'],
    ] as const) {
      edit(path.join(library, 'screens/wall.screen.tsx'), before, after)
      await arrives(after.replaceAll('"', ''))
    }
    expect(await isMarked(page), 'an edited screen keeps the page and its state').toBe(true)
    edit(path.join(library, 'parts/prayer-row.tsx'), '{prayer.text}', 'An edited part')
    await arrives('An edited part')
    expect(await isMarked(page), 'an edited part keeps the page and its state').toBe(true)
    edit(path.join(library, 'i18n/pt-BR.json'), '"Mural de oração"', '"An edited message"')
    await arrives('An edited message')
    for (const [before, after] of [
      [`'ok'`, `'edited'`],
      [`'edited'`, `'edited again'`],
    ] as const) {
      edit(path.join(copy, 'apps/server/src/database/health.ts'), `status: ${before}`, `status: ${after}`)
      await expect.poll(health, { timeout: START_LIMIT_MS }).toContain(after.replaceAll("'", '"'))
    }
  })
})
