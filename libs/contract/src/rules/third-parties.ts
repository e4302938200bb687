/** What a visitor is asked about, each by itself. */
export const consentPurposes = ['statistics', 'marketing', 'chat', 'survey', 'recording'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/**
 * Scripts of others, by configuration: addresses, which may contain `{code}` and `{lang}`. A missing one is not used.
 */
export type ThirdParties = {
  /** The script of the pixel; churches with a pixel code use it. */
  pixelUrl?: string
  /** The script of the tag manager, with its container in the query. */
  analyticsUrl?: string
  /** The script of the chat-bot; churches with `flagChatBot` use it. */
  chatBotUrl?: string
  /** The survey service, and the environment there that has this deployment's questions. */
  surveyUrl?: string
  surveyEnvironmentId?: string
  /** The script that records sessions, and the code of the one church that uses it. */
  recordingUrl?: string
  recordingChurch?: string
  /** Where error reports are sent: no third party of the pages where it is our own server. */
  errorsUrl?: string
}

/** The church's own part in it. */
export type ThirdPartyChurch = { code: string; chatBot: boolean; pixelCode: string | null }

/** The part of the configuration that a church uses; undefined without any. */
export function usedThirdParties(
  { pixelUrl, analyticsUrl, chatBotUrl, surveyUrl, surveyEnvironmentId, ...rest }: ThirdParties,
  { code, chatBot, pixelCode }: ThirdPartyChurch,
): ThirdParties | undefined {
  const { recordingUrl, recordingChurch, errorsUrl } = rest
  const used: ThirdParties = {
    ...(analyticsUrl && { analyticsUrl }),
    ...(pixelUrl && pixelCode && { pixelUrl }),
    ...(chatBotUrl && chatBot && { chatBotUrl }),
    ...(surveyUrl && { surveyUrl }),
    ...(surveyEnvironmentId && { surveyEnvironmentId }),
    ...(recordingUrl && recordingChurch === code && { recordingUrl, recordingChurch }),
    ...(errorsUrl && { errorsUrl }),
  }
  return Object.keys(used).length > 0 ? used : undefined
}

/** The purposes of what a church uses, in the order in which they are asked. */
export function purposesOf(used: ThirdParties | undefined): ConsentPurpose[] {
  if (!used) return []
  const uses: Record<ConsentPurpose, boolean> = {
    statistics: used.analyticsUrl !== undefined,
    marketing: used.pixelUrl !== undefined,
    chat: used.chatBotUrl !== undefined,
    survey: used.surveyUrl !== undefined && used.surveyEnvironmentId !== undefined,
    recording: used.recordingUrl !== undefined,
  }
  return consentPurposes.filter((purpose) => uses[purpose])
}

/** Refused by a browser that sends Global Privacy Control or Do Not Track, whatever was chosen. */
export const refusedBySignal: readonly ConsentPurpose[] = ['statistics', 'marketing']

/**
 * Pages that may run scripts of others, where the visitor agreed. A list of what is open, so that a new page is strict:
 * none that takes money, signs in, or shows or takes personal data (events are bought on their page, a broadcast takes
 * prayer requests, lists of groups and churches ask for the place).
 */
const OPEN_PAGE =
  /^\/(?:(?:about|event|podcast|publication-types)\/?|(?:bible|devotionals|ebds|ministries|news|publications|songs|studies|videos)(?:\/[\w-]+)*\/?)?$/

/** @param pathname as in the address, without decoding */
export const isOpenPage = (pathname: string): boolean => OPEN_PAGE.test(pathname)
