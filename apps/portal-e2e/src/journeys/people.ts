import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { quiet } from './churches.ts'
import { callServer, churchOf, mailTo } from './server-calls.ts'

/** The password of every demonstration account, and of those that journeys make. */
export const PASSWORD = 'Atrio#2026'

let people = 0
/** An unused e-mail address, also on a server with earlier runs. */
export const newAddress = (what: string) => `${what}-${Date.now()}-${process.pid}-${(people += 1)}@journeys.test`

/** An address of the network that is kept for tests, another one each time: registrations are limited per address. */
const newPlace = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`

/** An unused valid CPF. */
export function newCpf(): string {
  const digits = [...String(Date.now() + Math.floor(Math.random() * 1e9)).slice(-9)].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length + 1 - index), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

/** Fields that some churches require at registration, besides name, e-mail and password. */
const details = () => ({ telefone: '+5511988881234', dataNascimento: '1990-03-12', cpf: newCpf(), flagTermos: true })

/**
 * An active account of the journey's own, made by the calls that registration makes: nothing that another journey does
 * shows in it. At the quiet church unless another portal is named.
 * @returns its e-mail
 */
export async function newMember(request: APIRequestContext, what: string, portal = quiet): Promise<string> {
  const email = newAddress(what)
  const { desafio: challenge } = await callServer<{ desafio: Challenge }>(request, portal, 'GET /captcha/desafio/')
  const solution = await solveChallenge({ challenge, deriveKey })
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const from = newPlace()
  const data = { nome: 'Rute', sobrenome: 'Nogueira', email, senha: PASSWORD, captcha }
  await callServer(request, portal, `POST /igreja/${await churchOf(request, portal)}/usuario/`, {
    from,
    data: { ...data, ...(portal !== quiet && details()) },
  })
  const { text } = await mailTo(request, email, /confirm/i)
  const link = new URL(/https?:\/\/\S+verify-email\S+/.exec(text)![0])
  await callServer(request, portal, 'POST /security/verificar-email', {
    data: { codigo: link.searchParams.get('code'), senha: PASSWORD },
  })
  return email
}

type Credentials = { token: string; refreshToken: string }

/** The tokens of a person signed in at a portal. */
export const logIn = async (request: APIRequestContext, portal: string, email: string, password = PASSWORD) =>
  callServer<Credentials>(request, portal, 'POST /security/login_check', {
    data: { username: email, password, igreja: await churchOf(request, portal) },
  })

/** A person's one-time code for their church, valid for a minute. */
export async function codeOf(request: APIRequestContext, portal: string, email: string): Promise<string> {
  const { token } = await logIn(request, portal, email)
  const data = { igreja: await churchOf(request, portal) }
  return (await callServer<{ codigo: string }>(request, portal, 'POST /security/codigo-acesso', { token, data })).codigo
}
