import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../../../..')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Runs `check` while a source file reads otherwise, and puts the file back. */
async function edited(file: string, [before, after]: [string, string], check: () => Promise<unknown>) {
  const source = readFileSync(path.join(root, file), 'utf8')
  expect(source, `${file} is not as this journey expects it`).toContain(before)
  writeFileSync(path.join(root, file), source.replaceAll(before, after))
  try {
    await check()
  } finally {
    writeFileSync(path.join(root, file), source)
  }
}

/** Set on the window: a reload of the page would lose it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { loadedBefore: true }))
const isMarked = (page: Page) => page.evaluate(() => 'loadedBefore' in window)

test.describe('npm run dev', { tag: '@sweep' }, () => {
  // one server for both, and nothing is edited while the first looks
  test.describe.configure({ mode: 'serial' })

  let dev: ChildProcess
  let port: number
  let output = ''

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    port = await freePort()
    dev = spawn(process.execPath, ['tools/run/run.mjs', 'dev'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: path.join(process.env['ATRIO_E2E_DATA']!, 'development'),
        DATABASE_URL: '',
      },
    })
    const keep = (chunk: Buffer) => void (output += chunk.toString())
    dev.stdout?.on('data', keep)
    dev.stderr?.on('data', keep)
    await expect.poll(() => output, { timeout: 200_000 }).toContain('Atrio is ready')
  })
  test.afterAll(async () => {
    if (dev.exitCode !== null) return
    const ended = once(dev, 'exit')
    dev.kill('SIGTERM')
    await ended
  })

  test('serves without restarting while nothing is edited', async () => {
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
    // a file that Vite writes while it starts must not be one that the server's watcher sees
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    expect(output).not.toContain('Restarting')
  })

  test('shows an edited screen, part, message and server file', async ({ page }) => {
    test.setTimeout(180_000)
    const arrives = (text: string) => expect(page.getByText(text).first()).toBeVisible({ timeout: 60_000 })
    await page.goto(`http://demo.localhost:${port}/prayer`)
    await page.waitForFunction(() => performance.getEntriesByName('atrio:interactive').length > 0, null, {
      timeout: 60_000,
    })
    await arrives('Mural de oração')
    await mark(page)

    await edited('libs/prayer/src/screens/wall.screen.tsx', [`lead={t('lead')}`, `lead="An edited screen"`], () =>
      arrives('An edited screen'),
    )
    expect(await isMarked(page), 'an edited screen keeps the page and its state').toBe(true)
    await edited('libs/prayer/src/parts/prayer-row.tsx', ['{prayer.text}', 'An edited part'], () =>
      arrives('An edited part'),
    )
    expect(await isMarked(page), 'an edited part keeps the page and its state').toBe(true)
    await edited('libs/prayer/src/i18n/pt-BR.json', ['"Mural de oração"', '"An edited message"'], () =>
      arrives('An edited message'),
    )
    await edited('apps/server/src/database/health.ts', [`status: 'ok'`, `status: 'edited'`], () =>
      expect
        .poll(() => fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text(), String), {
          timeout: 60_000,
        })
        .toContain('edited'),
    )
  })
})
