import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Platform } from '../../platform/platform.ts'
import { addCodePage } from './code-page.ts'
import { confirmAddress } from './confirm-address.ts'
import { verifyWords } from './verify-page.words.ts'

/** `/verify-email?code=`: the target of a verification mail. */
export const verifyPageRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth'>
}> = async (app, { services }) =>
  addCodePage(app, {
    url: '/verify-email',
    words: verifyWords,
    enter: '/access',
    confirm: (given) => confirmAddress(services, given),
    after: (redirectTo) => `/access?${new URLSearchParams({ confirmed: 'true', ...(redirectTo && { redirectTo }) })}`,
  })
