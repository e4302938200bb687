import { expect, type APIRequestContext } from '@playwright/test'
import { PORTAL_PORT } from '../hosts/ports.ts'

/** `from`: the address that the call comes from, as its proxy names it. */
type Sent = { data?: object; token?: string; from?: string | undefined }

/**
 * A call of the specification at a church's portal, made outside the page. Only browsers know where `*.localhost` is: the
 * call goes to this machine and names the portal in its `Host`.
 */
export async function callServer<Answer>(
  request: APIRequestContext,
  portal: string,
  call: `${'GET' | 'POST' | 'PUT'} /${string}`,
  { data, token, from }: Sent = {},
): Promise<Answer> {
  const [method, path] = call.split(' ') as [string, string]
  const { host, port } = new URL(portal)
  const answer = await request.fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method,
    headers: { host, ...(token && { authorization: `Bearer ${token}` }), ...(from && { 'x-forwarded-for': from }) },
    ...(data && { data }),
  })
  expect(answer.status(), `${call}: ${await answer.text()}`).toBeLessThan(300)
  return (await answer.json()) as Answer
}

/** The number of a portal's church, whose code is the first label of its host. */
export async function churchOf(request: APIRequestContext, portal: string): Promise<number> {
  const [code] = new URL(portal).hostname.split('.')
  return (await callServer<{ id: number }>(request, portal, `GET /igreja/codigo/${code}`)).id
}

type Mail = { to: string; subject: string; text: string }

/** The newest mail to an address whose subject matches; mails are sent a moment after they are asked for. */
export async function mailTo(request: APIRequestContext, email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const mails = (await (await request.get(`http://127.0.0.1:${PORTAL_PORT}/dev/mail.json`)).json()) as Mail[]
      found = mails.find((mail) => mail.to === email && subject.test(mail.subject))
      return found !== undefined
    })
    .toBe(true)
  return found!
}
