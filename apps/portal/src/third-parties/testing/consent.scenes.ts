import { wireStartUp } from '@atrio/testing'
import type { ShellOptions } from '../../shell/testing/shell-router.tsx'
import { showConsent } from '../show-consent.ts'

/** A church that uses a script for each purpose. */
export const usesAll: ShellOptions = {
  config: {
    thirdParties: {
      pixelUrl: 'https://pixel.example/p.js',
      analyticsUrl: 'https://tags.example/gtm.js?id=GTM-1',
      chatBotUrl: 'https://bot.example/{code}.js',
      surveyUrl: 'https://survey.example',
      surveyEnvironmentId: 'env',
      recordingUrl: 'https://record.example/r.js',
      recordingChurch: 'demo',
    },
  },
  startUp: { igreja: { ...wireStartUp().igreja, codigo: 'demo', flagChatBot: true, facebookPixelCode: '1234567' } },
  prepare: showConsent,
}

/** The same with statistics alone. */
export const usesStatistics: ShellOptions = {
  ...usesAll,
  config: { thirdParties: { analyticsUrl: 'https://tags.example/gtm.js?id=GTM-1' } },
}
