import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchBrowser } from '../bench/portal/browser.ts'
import { withCleanUp } from '../bench/portal/clean-up.ts'
import { ownRoot, startPortal } from '../bench/portal/start-portal.ts'
import { Checks } from './checks.ts'
import { checkEvents } from './check-events.ts'
import { checkPortal } from './check-portal.ts'
import { installCompilers } from './compilers.ts'
import { publishLibraries } from './publish-libraries.ts'
import { startRegistry } from './registry.ts'
import { npm } from './run-program.ts'

/**
 * `npm run test:publish`: the built libraries in a registry on this machine, installed from there by applications outside of
 * the workspace, which are type-checked, built, and opened in a browser beside a server of ours. Ends with 1 where a check
 * fails, and with 0, visibly skipped, where no registry answers for the packages of others.
 */
process.exitCode = await withCleanUp(async (later) => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'atrio-strangers-')))
  later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

  try {
    // with an empty cache: npm answers from a full one also where no registry does
    const asked = ['view', 'uqr', 'version', `--cache=${path.join(folder, 'asked')}`]
    await npm([...asked, '--fetch-retries=0', '--fetch-timeout=15000'], ownRoot, later)
  } catch {
    console.log('Skipped: no registry answers for the packages that the applications need besides ours.')
    return 0
  }

  const checks = new Checks()
  const registry = await startRegistry(path.join(folder, 'registry'), later)
  await checks.needed('libraries published', async () => `${await publishLibraries(ownRoot, registry, later)}`)
  const [portal, browser] = await Promise.all([startPortal(later), launchBrowser(later)])
  const compilers = path.join(folder, 'compilers')
  await checks.needed('compilers', () => installCompilers(compilers, later))
  const around = { folder, compilers, registry, portal, browser, later, checks }
  await checkEvents(around)
  await checkPortal(around)
  return checks.report()
})
