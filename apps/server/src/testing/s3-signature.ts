import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)$/

/** Whether a request without a body is signed with this key (AWS Signature Version 4). */
export function isSigned({ method, url = '', headers }: IncomingMessage, secret: string): boolean {
  const [, scope = '', signed = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  const { pathname, searchParams } = new URL(url, 'http://host')
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const request = [method, pathname, query.join('&'), lines.join(''), signed, headers['x-amz-content-sha256']]
  const digest = createHash('sha256').update(request.join('\n')).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')
  const hmac = (key: string | Buffer, part: string) => createHmac('sha256', key).update(part).digest()
  return hmac(scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`), text).toString('hex') === signature
}
