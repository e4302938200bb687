import { defaultConfig, type PortalConfig } from '@atrio/tenant-core'

/** A static build reads config.json beside its index.html; what the file leaves out has its default. */
export async function readConfig(): Promise<PortalConfig> {
  try {
    const answer = await fetch('/config.json', { headers: { Accept: 'application/json' } })
    if (!answer.ok) return defaultConfig
    return { ...defaultConfig, ...((await answer.json()) as Partial<PortalConfig>) }
  } catch {
    return defaultConfig // no file, or none that can be read: the start-up calls will tell whether that suffices
  }
}
