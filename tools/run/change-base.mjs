import { answerOf } from './processes.mjs'

const git = (...args) => answerOf('git', args)

/**
 * The commit that a change is compared with: where this branch left the main branch of `origin`, or the local one;
 * without either, or on the main branch itself, the last commit, so that what is not committed yet is the change.
 */
export function changeBase() {
  const main = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', '--quiet', branch))
  return (main && git('merge-base', 'HEAD', main)) || git('rev-parse', 'HEAD') || 'HEAD'
}
