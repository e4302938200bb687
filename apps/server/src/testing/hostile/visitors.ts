import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaWire } from '@atrio/contract'
import { guest, newKey, purchaseOf } from '../../modules/events/testing/sale.ts'
import { type Asked, type Client, outcomeOf } from './client.ts'
import type { CrowdTask, Step } from './crowd-task.ts'

const PASSWORD = 'Atrio#2026'

/**
 * An ordinary visitor's endless requests: the home page, the events and one of them, the giving page; in every third
 * turn they sign in and take a free ticket. They solve captchas as the portal does.
 */
export async function* visitorSteps(task: CrowdTask, { ask }: Client, number: number): AsyncGenerator<Step> {
  const { church, free, members, pages, shown } = task
  const step = async (kind: string, asked: Asked): Promise<Step> => {
    const answered = await ask(asked)
    return { kind, answered, expected: answered.status === 200, outcome: outcomeOf(answered) }
  }
  const withCaptcha = async (kind: string, asked: Asked & { body: object }): Promise<Step> => {
    const first = await step(kind, asked)
    if (first.outcome !== '403 captcha_required') return first
    const captcha = await solved((await ask({ url: captchaUrl(kind) })).body)
    const second = await step(kind, { ...asked, body: { ...asked.body, captcha } })
    const ms = first.answered.ms + second.answered.ms
    return { ...second, answered: { ...second.answered, ms } }
  }
  const look = (kind: string, url: string, host?: string) => step(kind, { url, ...(host && { host }) })
  for (let turn = number; ; turn++) {
    if (pages) yield await look('home', '/')
    yield await look('start-up', '/bff/v1/start-up?codigo=demo')
    if (pages) yield await look('event list page', '/event')
    yield await look('event list', `/api/v1/igreja/${church.slug}/evento/`, church.host)
    if (pages) yield await look('event page', `/event/${shown}`)
    yield await look('event', `/api/v1/igreja/${church.slug}/evento/${free.id}/`, church.host)
    if (pages) yield await look('giving page', '/give')
    if (turn % 3 !== 0) continue
    const username = members[turn % members.length] ?? ''
    yield await withCaptcha('sign-in', {
      method: 'POST',
      url: '/api/v1/security/login_check',
      body: { username, password: PASSWORD },
    })
    yield await withCaptcha('purchase', {
      method: 'POST',
      url: `/api/v1/usuario/0/evento/${free.id}/inscricao/?igreja=${church.id}`,
      host: church.host,
      headers: { 'idempotency-key': newKey() },
      body: purchaseOf(free, 1, { comprador: { ...guest(`visitor-${number}-${turn}@crowd.test`), cpf: null } }),
    })
  }
}

const captchaUrl = (kind: string) => `/api/v1/captcha/desafio/${kind === 'purchase' ? '?para=pedido' : ''}`

/** The solution of an altcha challenge, as the portal's form sends it. */
async function solved(body: string): Promise<string> {
  const asked = JSON.parse(body) as CaptchaWire
  if (asked.tipo !== 'altcha') throw new Error(`no captcha that can be solved here: ${body}`)
  const challenge = { parameters: { ...asked.desafio.parameters }, signature: asked.desafio.signature }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
