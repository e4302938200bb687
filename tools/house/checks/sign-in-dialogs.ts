import type { SourceFile } from '../source-file.ts'

const OFFERS_SIGN_IN = /account\.requestLogin|account\.access|<LoginOffer\b|<EnterLink\b/
const WAITS = /\buseIsVisitor\(\)/

/**
 * A dialog that asks for sign-in opens for a certain visitor alone (`useIsVisitor`): a member who presses while their
 * session is being restored is not asked.
 */
export const signInDialogsWaitForTheSession = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('libs/') && path.endsWith('.tsx'))
    .filter(({ path }) => !/\.(test|stories)\.tsx$|\/testing\//.test(path))
    .filter(({ text }) => text.includes('<Dialog') && OFFERS_SIGN_IN.test(text) && !WAITS.test(text))
    .map(({ path }) => `${path}: asks for sign-in before the session is restored; open it on useIsVisitor()`)
