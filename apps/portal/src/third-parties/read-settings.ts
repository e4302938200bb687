import type { ThirdParties } from '@atrio/contract/rules'

const isWord = (value: unknown) => typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value)

function isScript(value: unknown): boolean {
  const url = typeof value === 'string' ? URL.parse(value.replace(/\{(code|lang)\}/g, 'x')) : null
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

const isReport = (value: unknown) => isScript(value) || (typeof value === 'string' && /^\/[\w-]+$/.test(value))

const settings: { [Name in keyof ThirdParties]-?: (value: unknown) => boolean } = {
  pixelUrl: isScript,
  analyticsUrl: isScript,
  chatBotUrl: isScript,
  surveyUrl: isScript,
  surveyEnvironmentId: isWord,
  recordingUrl: isScript,
  recordingChurch: isWord,
  errorsUrl: isReport,
}

/** The part of config.json about scripts of others; one wrong entry makes all of it none. */
export const isThirdParties = (value: unknown): value is ThirdParties =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, said]) => Object.hasOwn(settings, name) && settings[name as keyof ThirdParties](said),
  )
