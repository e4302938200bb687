import { churchOfHost } from '@atrio/contract/rules'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../runtime/config.ts'
import type { ChurchDirectory } from './church-directory.ts'

export type Origins = {
  appDomain: string
  extraOrigins: string[]
  /** Whether a custom host name is verified for some church. */
  isVerifiedHost: (hostname: string) => Promise<boolean>
}

/** The origins of a deployment. */
export const originsOf = ({ config, directory }: { config: Config; directory: ChurchDirectory }): Origins => ({
  appDomain: config.appDomain,
  extraOrigins: config.corsOrigins,
  isVerifiedHost: async (hostname) => (await directory.byHost({ hostname })) !== undefined,
})

/**
 * Churches' pages may call the API from their own hosts: the app domain's, verified custom ones, and configured
 * origins. Credentials are never allowed, since calls use bearer tokens.
 */
export async function allowOrigins(app: FastifyInstance, options: Origins): Promise<void> {
  await app.register(cors, {
    origin: (origin, answer) => {
      if (!origin) return answer(null, false)
      isAllowedOrigin(origin, options).then(
        (allowed) => answer(null, allowed),
        () => answer(null, false),
      )
    },
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'if-match', 'if-none-match', 'idempotency-key'],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  })
}

/** Whether a page of this origin may call the API. */
export async function isAllowedOrigin(
  origin: string,
  { appDomain, extraOrigins, isVerifiedHost }: Origins,
): Promise<boolean> {
  if (extraOrigins.includes(origin)) return true
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  if (hostname === appDomain) return true
  const host = churchOfHost(hostname, appDomain)
  if (!host) return false
  return host.code !== undefined || isVerifiedHost(host.hostname)
}
