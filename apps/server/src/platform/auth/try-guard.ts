import { addressGroup } from '../../http/address-group.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Captcha } from './captcha.ts'
import type { LimitRule, Limits } from './limits.ts'

/** An attempt: from an address, on an account, at a church. Those that name no church count together, as for one. */
export type Try = { ip: string; email: string; church: number | undefined; captcha?: string | undefined }

/**
 * The limits of one kind of attempt. Per address and account together, and per address, attempts are refused for a
 * while. Per account and per church they only need a captcha: a refusal would let anyone lock out the owner, or a whole
 * congregation.
 */
export type TryRules = { pair: LimitRule; address: LimitRule; account: LimitRule; church: LimitRule }

const SECOND = 1_000
const MINUTE = 60 * SECOND

export const LOGIN: TryRules = {
  pair: { name: 'login pair', burst: 5, everyMs: 3 * MINUTE },
  address: { name: 'login address', burst: 60, everyMs: 10 * SECOND },
  account: { name: 'login account', burst: 15, everyMs: 4 * MINUTE },
  church: { name: 'login church', burst: 300, everyMs: 2 * SECOND },
}
export const LOOK_UP: TryRules = {
  pair: { name: 'look-up pair', burst: 20, everyMs: MINUTE },
  address: { name: 'look-up address', burst: 120, everyMs: 5 * SECOND },
  account: { name: 'look-up account', burst: 20, everyMs: 3 * MINUTE },
  church: { name: 'look-up church', burst: 600, everyMs: SECOND },
}

export type TryGuard = {
  /**
   * Counts an attempt before it is made, so that concurrency gains nothing. @throws ProblemError with the wait, or for
   * a captcha
   */
  enter(rules: TryRules, attempt: Try): Promise<void>
  /** Like enter, for a call whose captcha is solved. */
  enterSolved(rules: TryRules, attempt: Try): Promise<void>
  /** The attempt succeeded: it is not counted, and the owner's earlier ones are deleted. */
  succeed(rules: TryRules, attempt: Try): Promise<void>
  /** The attempt was not checked, and is not counted. */
  withdraw(rules: TryRules, attempt: Try): Promise<void>
  /** A single plain limit. @throws ProblemError with the wait */
  limit(rule: LimitRule, subject: string): Promise<void>
  /** Several plain limits for a statement that counts them itself; `limited` converts its error. */
  terms: Limits['termsOf']
  /** @throws ProblemError when the captcha is not solved */
  requireCaptcha(answer: string | undefined, ip: string): Promise<void>
}

/** @param wait seconds */
export const limited = (wait: number): ProblemError => new ProblemError('rate_limited', undefined, wait)

export function tryGuard(limits: Limits, captcha: Captcha): TryGuard {
  const churchOf = ({ church }: Try) => String(church ?? 'none')
  const pairOf = ({ ip, email }: Try) => `${addressGroup(ip)} ${email}`
  const limit: TryGuard['limit'] = async (rule, subject) => {
    const wait = await limits.take(rule, subject)
    if (wait > 0) throw limited(wait)
  }
  const requireCaptcha = async (answer: string | undefined, ip: string) => {
    if (!answer) throw new ProblemError('captcha_required')
    if (!(await captcha.solved(answer, ip))) throw new ProblemError('captcha_invalid')
  }
  /** @returns false when a captcha is required */
  const count = async (rules: TryRules, attempt: Try): Promise<boolean> => {
    const { wait, isOver } = await limits.takeThen(
      [
        [rules.address, addressGroup(attempt.ip)],
        [rules.pair, pairOf(attempt)],
      ],
      [
        [rules.account, attempt.email],
        [rules.church, churchOf(attempt)],
      ],
    )
    if (wait > 0) throw limited(wait)
    return !isOver
  }
  return {
    limit,
    terms: limits.termsOf,
    requireCaptcha,
    async enterSolved(rules, attempt) {
      await count(rules, attempt)
    },
    async enter(rules, attempt) {
      if (await count(rules, attempt)) return
      try {
        await requireCaptcha(attempt.captcha, attempt.ip)
      } catch (error) {
        // The request for a captcha was no attempt.
        await limits.giveBack(rules.pair, pairOf(attempt))
        throw error
      }
    },
    async withdraw(rules, attempt) {
      await limits.giveBack(rules.pair, pairOf(attempt))
      await limits.giveBack(rules.account, attempt.email)
      await limits.giveBack(rules.address, addressGroup(attempt.ip))
      await limits.giveBack(rules.church, churchOf(attempt))
    },
    async succeed(rules, attempt) {
      await limits.forgive(rules.pair, pairOf(attempt))
      await limits.forgive(rules.account, attempt.email)
      await limits.giveBack(rules.address, addressGroup(attempt.ip))
      await limits.giveBack(rules.church, churchOf(attempt))
    },
  }
}
