import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { defaultFrames } from '../../libs/rich-content/src/policy/frames.ts'

/** Where the host that serves the build writes the servers of its config.json. */
export const SERVERS = '{servers}'

/**
 * The content security policy of a build that a plain host serves. It can't know its servers, nor hash the theme, which
 * a script writes once the church is known.
 * @param scripts inline scripts of index.html, as they stand in it
 */
export const staticPolicy = (scripts: readonly string[]): string =>
  [
    `default-src 'self'`,
    `script-src ${["'self'", ...scripts.map(hashSource)].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' https: data:`,
    `media-src 'self' https: blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${SERVERS}`,
    `frame-src ${["'self'", ...new Set(defaultFrames.map(({ host }) => `https://${host}`)), SERVERS].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Writes the policy beside index.html (docs/static-portal.md says what to do with it). */
export const writeStaticPolicy = (scripts: readonly string[]): Plugin => ({
  name: 'atrio-static-policy',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'content-security-policy.txt', source: `${staticPolicy(scripts)}\n` })
  },
})
