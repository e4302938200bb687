import type { LightMyRequestResponse } from 'fastify'
import type { HeavyRun } from '../../testing/heavy.ts'
import { outcome, type People, people } from '../../testing/people.ts'

const DAY = 86_400_000
const KNOWN = 'known@strict.test'
/** The same for all pairs, so that the counter of attempts has its row; registering would make it known. */
const unknownOf = (name: string, pair: number) => `nobody${name === 'register' ? pair : ''}@strict.test`

type Ask = (email: string) => Promise<LightMyRequestResponse>
type Prepare = (world: People) => Promise<Ask>

/** Calls that might reveal whether an e-mail has an account; each is prepared outside of the measured time. */
const questions = {
  login: async (world) => (username) => world.post('/security/login_check', { username, password: 'Wrong#2026' }),
  lookUp: async (world) => (email) =>
    world.server.get(`/api/v1/igreja/${world.churches.strict}/usuario/?email=${encodeURIComponent(email)}`),
  recover: async (world) => (email) =>
    world.post('/security/recuperar-senha', { email, igreja: world.churches.strict }),
  activation: async (world) => (email) =>
    world.post(
      `/security/solicitar-verificacao-email/?igreja=${world.churches.strict}&email=${encodeURIComponent(email)}`,
      {},
    ),
  register: async (world) => {
    const captcha = await world.solve()
    return (email) =>
      world.post(`/igreja/${world.churches.strict}/usuario/`, {
        nome: 'A',
        sobrenome: 'B',
        email,
        senha: 'Figo-e-mel#8',
        captcha,
      })
  },
} satisfies Record<string, Prepare>

export type Question = keyof typeof questions
export const questionNames = Object.keys(questions) as Question[]

const median = (times: number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0

/** What an outsider sees of an answer. */
function seen(answer: LightMyRequestResponse): string {
  const { requestId: _, ...body } = answer.json<Record<string, unknown>>()
  // headers that count or identify the caller's requests say nothing about the e-mail
  const own = /^(date|x-request-id|content-length|x-ratelimit-)/
  const headers = Object.entries(answer.headers).filter(([name]) => !own.test(name))
  return JSON.stringify([outcome(answer), body, headers])
}

/**
 * Alternates between an e-mail with an account and one without, each pair a day apart, so that no limit applies. The
 * order changes from pair to pair.
 * @param timeoutMs no pair begins later than this
 * @returns the pairs' median ratio of the slower kind to the faster one, and the distinct answers
 */
export async function compareInStrictChurch(world: People, name: Question, pairs: number, timeoutMs = 60_000) {
  const ratios: number[] = []
  const answers = new Set<string>()
  const end = performance.now() + timeoutMs
  for (let pair = 0; pair < pairs && performance.now() < end; pair++) {
    world.wait(DAY + 1)
    const turns = [
      ['known', KNOWN],
      ['unknown', unknownOf(name, pair)],
    ] as const
    const times = { known: 0, unknown: 0 }
    for (const [kind, email] of pair % 2 ? turns : turns.toReversed()) {
      const ask = await questions[name](world)
      const begun = performance.now()
      const answer = await ask(email)
      times[kind] = performance.now() - begun
      answers.add(seen(answer))
      await world.server.app.services.auth.background.settle()
    }
    ratios.push(times.known / times.unknown)
  }
  const ratio = median(ratios)
  return { ratio: Math.max(ratio, 1 / ratio), answers: [...answers], pairs: ratios.length }
}

const MAX_RATIO = 1.25

export const strictChurchTells: HeavyRun = {
  what: 'strict church, known and unknown e-mail over five calls: the largest median ratio of times; same answers',
  must: `≤ ${MAX_RATIO}`,
  run: async () => {
    const world = await people()
    try {
      const notes: Record<string, string> = {}
      let [value, ok] = [1, true]
      for (const name of questionNames) {
        const { ratio, answers, pairs } = await compareInStrictChurch(world, name, 200)
        value = Math.max(value, ratio)
        ok &&= ratio <= MAX_RATIO && answers.length === 1
        notes[name] = `${ratio.toFixed(3)} over ${pairs} pairs`
        if (answers.length !== 1) notes[`${name} answers`] = answers.join(' | ')
      }
      return { value: Number(value.toFixed(3)), ok, notes }
    } finally {
      await world.close()
    }
  },
}
