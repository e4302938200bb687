import { loadScript } from './load-script.ts'

/** Document 2 section 9. */
const LOAD_TIMEOUT_MS = 10_000

type Sdk = {
  setup(config: { appUrl: string; environmentId: string }): Promise<unknown>
  setLanguage?(language: string): Promise<unknown>
}
declare global {
  interface Window {
    formbricks?: Sdk
  }
}

export type SurveySettings = { appUrl: string | undefined; environmentId: string | undefined; language: string }
export type SurveyResult = { ok: true } | { ok: false; error: Error }

const failed = (message: string): SurveyResult => ({ ok: false, error: new Error(message) })

/** Starts the survey tool, which asks what its environment has to ask. Tells it the language and nothing of the person. */
export async function startSurvey({ appUrl, environmentId, language }: SurveySettings): Promise<SurveyResult> {
  if (!appUrl || !environmentId) {
    const missing = `the survey has no ${appUrl ? 'environmentId' : 'appUrl'}`
    console.error(missing)
    return failed(missing)
  }
  try {
    const sdk = window.formbricks ?? (await loaded(`${appUrl}/js/formbricks.umd.cjs`))
    await sdk.setup({ appUrl, environmentId })
    await sdk.setLanguage?.(language)
    return { ok: true }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error('the survey failed', { cause: error }) }
  }
}

const loaded = (src: string): Promise<Sdk> =>
  new Promise((resolve, reject) => {
    const script = loadScript(src)
    const timer = setTimeout(() => {
      script.remove()
      reject(new Error('the survey took too long to load'))
    }, LOAD_TIMEOUT_MS)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      if (window.formbricks) resolve(window.formbricks)
      else reject(new Error('the survey’s script is none'))
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      reject(new Error('the survey did not load'))
    })
  })
