import type { HeavyRun } from '../../testing/heavy.ts'
import { outcome, PASSWORD, type People, people } from '../../testing/people.ts'

/** Guesses of one account's password that are checked before everyone needs a captcha. */
const MAX_ON_ONE = 15
/** Guesses allowed from one address, over all accounts. */
const MAX_FROM_ONE = 60

/** Concurrent attempts. */
const AT_ONCE = 16

type Guess = { email: string; password: string; ip: string }

async function guessAll(world: People, guesses: Guess[]) {
  const counts = new Map<string, number>()
  let untold = 0
  for (let i = 0; i < guesses.length; i += AT_ONCE) {
    const answers = await Promise.all(
      guesses
        .slice(i, i + AT_ONCE)
        .map(({ email: username, password, ip }) =>
          world.post('/security/login_check', { username, password }, { ip }),
        ),
    )
    for (const answer of answers) {
      counts.set(outcome(answer), (counts.get(outcome(answer)) ?? 0) + 1)
      const wait = Number(answer.headers['retry-after'])
      if (answer.statusCode === 429 && !(wait >= 1 && wait <= 180)) untold += 1
    }
  }
  const count = (text: string) => counts.get(text) ?? 0
  const looked = count('400 invalid_credentials')
  const refused = count('403 captcha_required') + count('429 rate_limited')
  return { looked, refused, other: guesses.length - looked - refused, untold }
}

const enter = async (world: People, email: string, ip: string, more: object = {}) =>
  outcome(await world.post('/security/login_check', { username: email, password: PASSWORD, ...more }, { ip }))

/** Many addresses guess one account's password; then its owner signs in, and so does one of them with the right one. */
export async function guessOneAccount(world: People, tries: number) {
  const email = 'admin@demo.test'
  const guesses = Array.from({ length: tries }, (_, i) => ({ email, password: `Guess#${i}aa`, ip: `10.3.${i >> 3}.9` }))
  const tally = await guessAll(world, guesses)
  const ends = {
    guesser: await enter(world, email, '10.3.0.9'),
    ownerFirst: await enter(world, email, '10.4.0.1'),
    owner: await enter(world, email, '10.4.0.1', { captcha: await world.solve() }),
  }
  const ok =
    tally.looked === MAX_ON_ONE &&
    tally.other + tally.untold === 0 &&
    // an address with attempts left needs a captcha
    /^(429 rate_limited|403 captcha_required)$/.test(ends.guesser) &&
    ends.ownerFirst === '403 captcha_required' &&
    ends.owner === '200'
  return { ...tally, ...ends, ok }
}

/** One address tries one password on many accounts, which does not block its neighbour. */
export async function guessManyAccounts(world: People, tries: number) {
  const guesses = Array.from({ length: tries }, (_, i) => ({
    email: `somebody${i}@demo.test`,
    password: PASSWORD,
    ip: '10.8.0.1',
  }))
  const tally = await guessAll(world, guesses)
  const ends = {
    guesser: await enter(world, 'ana@demo.test', '10.8.0.1'),
    neighbour: await enter(world, 'ana@demo.test', '10.8.0.2'),
  }
  const ok =
    tally.looked === MAX_FROM_ONE &&
    tally.other + tally.untold === 0 &&
    ends.guesser === '429 rate_limited' &&
    ends.neighbour === '200'
  return { ...tally, ...ends, ok }
}

const inWorld = async (guess: typeof guessOneAccount | typeof guessManyAccounts) => {
  const world = await people()
  try {
    const { looked: value, ok, ...notes } = await guess(world, 1_000)
    return { value, ok, notes }
  } finally {
    await world.close()
  }
}

export const guessesOnOneAccount: HeavyRun = {
  what: '1,000 guesses on one account, from 125 addresses: passwords looked at; the owner gets in',
  must: `${MAX_ON_ONE}`,
  run: () => inWorld(guessOneAccount),
}

export const guessesFromOneAddress: HeavyRun = {
  what: '1,000 accounts tried from one address: passwords looked at; the neighbour gets in',
  must: `${MAX_FROM_ONE}`,
  run: () => inWorld(guessManyAccounts),
}
